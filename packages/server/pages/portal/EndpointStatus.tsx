import type { EndpointOut, EndpointStats } from "@mortise/webhooks";
import { Icon } from "./Icon.tsx";
import { count, strings } from "./strings/strings.ts";

/** The endpoint's description, else its address. */
export const nameOf = ({ description, url }: Pick<EndpointOut, "description" | "url">): string => description?.trim() || url;

/** Whether the endpoint is enabled, and how many messages to it failed lately. */
export function EndpointStatus({ endpoint, stats }: { endpoint: EndpointOut; stats: EndpointStats | undefined }) {
  return (
    <span className="status">
      {endpoint.disabled ? (
        <span className="mark" data-tone="off">
          {strings.disabled}
        </span>
      ) : (
        <span className="mark" data-tone="on">
          {strings.enabled}
        </span>
      )}
      {stats !== undefined && stats.fail > 0 && (
        <span className="failures">
          <Icon name="error" tone="danger" />
          {count(strings.messagesFailed, stats.fail)}
        </span>
      )}
    </span>
  );
}

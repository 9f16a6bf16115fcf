import type { EndpointOut, EndpointStats } from "@mortise/webhooks";
import { Icon } from "./Icon.tsx";
import { count, strings } from "./strings/strings.ts";

/** What a person called it; else its address. */
export const nameOf = ({ description, url }: Pick<EndpointOut, "description" | "url">): string => description?.trim() || url;

/** Whether it is sent to, and what went wrong lately. */
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

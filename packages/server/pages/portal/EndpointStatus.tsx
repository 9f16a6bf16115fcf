import type { EndpointOut, EndpointStats } from "@mortise/webhooks";
import { Icon } from "./Icon.tsx";

const count = new Intl.NumberFormat();
export const plural = (number: number, one: string, many: string): string => `${count.format(number)} ${number === 1 ? one : many}`;

/** What a person called it; else its address. */
export const nameOf = ({ description, url }: Pick<EndpointOut, "description" | "url">): string => description?.trim() || url;

/** Whether it is sent to, and what went wrong lately. */
export function EndpointStatus({ endpoint, stats }: { endpoint: EndpointOut; stats: EndpointStats | undefined }) {
  return (
    <span className="status">
      {endpoint.disabled ? (
        <span className="mark" data-tone="off">
          Disabled
        </span>
      ) : (
        <span className="mark" data-tone="on">
          Enabled
        </span>
      )}
      {stats !== undefined && stats.fail > 0 && (
        <span className="failures">
          <Icon name="error" tone="danger" />
          {plural(stats.fail, "message failed", "messages failed")}
        </span>
      )}
    </span>
  );
}

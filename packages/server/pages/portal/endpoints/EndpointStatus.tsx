import type { EndpointOut } from "@mortise/webhooks";
import { resultOf } from "../attempts/result-of.ts";
import { Icon } from "../parts/Icon.tsx";
import { Moment } from "../parts/Moment.tsx";
import { count, strings } from "../strings/strings.ts";
import { isFailing, type Standing } from "./use-standing.ts";

/** Name of an endpoint: its description, or else its address. */
export const nameOf = ({ description, url }: Pick<EndpointOut, "description" | "url">): string =>
  description?.trim() || url;

/**
 * State of an endpoint: disabled, failing (its newest attempt failed) or enabled. Beside it stand the result of the
 * newest failed attempt, and the numbers of messages of the last 28 days that wait or have failed.
 */
export function EndpointStatus({ endpoint, standing }: { endpoint: EndpointOut; standing: Standing | undefined }) {
  const tone = endpoint.disabled ? "off" : standing && isFailing(standing) ? "failing" : "on";
  const [before, after] = strings.lastResult.split("{result}");
  return (
    <span className="status">
      <span className="mark" data-tone={tone}>
        {{ off: strings.disabled, failing: strings.failing, on: strings.enabled }[tone]}
      </span>
      {tone === "failing" && standing?.last && (
        <span className="quiet">
          {before}
          {resultOf(standing.last)} (<Moment at={standing.last.timestamp} />){after}
        </span>
      )}
      {standing !== undefined && standing.stats.sending > 0 && !endpoint.disabled && (
        <span className="quiet">{count(strings.messagesWaiting, standing.stats.sending)}</span>
      )}
      {standing !== undefined && standing.stats.fail > 0 && (
        <span className="failures">
          <Icon name="error" tone="danger" size="sm" />
          {count(strings.messagesFailed, standing.stats.fail)}
        </span>
      )}
    </span>
  );
}

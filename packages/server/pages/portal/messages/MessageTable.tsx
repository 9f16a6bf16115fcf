import type { EndpointOut, MessageOut } from "@mortise/webhooks";
import type { MouseEvent } from "react";
import { nameOf } from "../endpoints/EndpointStatus.tsx";
import { Ago } from "../parts/Ago.tsx";
import { EventName } from "../parts/EventName.tsx";
import { Icon } from "../parts/Icon.tsx";
import { useSession } from "../session.tsx";
import { count, fill, strings } from "../strings/strings.ts";
import { addressOf } from "../view.ts";
import { type Summary, summaryOf } from "./message-status.ts";

interface MessageTableProps {
  messages: readonly MessageOut[];
  endpoints: readonly EndpointOut[];
  now: number;
}

export function MessageTable({ messages, endpoints, now }: MessageTableProps) {
  const columns = [strings.status, strings.eventType, strings.endpoint, strings.sentColumn];
  return (
    <div className="message-table" role="table" aria-label={strings.messages}>
      <div className="message-head" role="rowgroup">
        <div className="message-row" role="row">
          {columns.map((column) => (
            <div className="message-cell" key={column} role="columnheader">
              {column}
            </div>
          ))}
        </div>
      </div>
      <div className="message-rows" role="rowgroup">
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} endpoints={endpoints} now={now} />
        ))}
      </div>
    </div>
  );
}

interface MessageRowProps extends Omit<MessageTableProps, "messages"> {
  message: MessageOut;
}

function MessageRow({ message, endpoints, now }: MessageRowProps) {
  const { id, eventType, timestamp } = message;
  const destinations = message.destinations ?? [];
  const { open } = useSession();
  const view = { name: "message", id } as const;
  const summary = summaryOf(destinations);
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(view);
  };
  return (
    <div className="message-row" role="row" data-part={isPart(summary) ? "" : undefined}>
      <div className="message-cell" role="cell" data-of="status">
        <Status summary={summary} />
      </div>
      <div className="message-cell" role="rowheader" data-of="type">
        <a className="message-link" href={addressOf(view)} onClick={follow}>
          <EventName name={eventType} />
        </a>
      </div>
      <div className="message-cell" role="cell" data-of="endpoint">
        <bdi>{endpointText(destinations, endpoints)}</bdi>
      </div>
      <div className="message-cell" role="cell" data-of="sent">
        <Ago at={timestamp} now={now} />
      </div>
    </div>
  );
}

const looks = {
  delivered: { icon: "ok", tone: undefined },
  waiting: { icon: "clock", tone: undefined },
  failed: { icon: "error", tone: "danger" },
  unsent: { icon: "clock", tone: undefined },
} as const;

/** Whether the status holds for some of the endpoints only. */
const isPart = ({ count: some, total }: Summary) => some < total;

function Status({ summary }: { summary: Summary }) {
  const { is, count: some, total } = summary;
  if (is === "unsent") return <span className="quiet">{strings.unsent}</span>;
  return (
    <span className="message-status" data-is={is}>
      <Icon name={looks[is].icon} tone={looks[is].tone} size="sm" />
      <span>
        {strings[is]}
        {isPart(summary) && <span className="quiet">: {fill(strings.ofEndpoints, { count: some, total })}</span>}
      </span>
    </span>
  );
}

function endpointText(destinations: NonNullable<MessageOut["destinations"]>, endpoints: readonly EndpointOut[]) {
  const [only, ...others] = destinations;
  if (only === undefined) return "";
  if (others.length > 0) return count(strings.endpointCount, destinations.length);
  const endpoint = endpoints.find(({ id }) => id === only.endpointId);
  return endpoint ? nameOf(endpoint) : only.endpointId;
}

import type { EndpointOut } from "@mortise/webhooks";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../parts/Button.tsx";
import { reasonOf } from "../parts/error-text.ts";
import { zoneText } from "../parts/moment-text.ts";
import { Refusal } from "../parts/Refusal.tsx";
import { fill, strings } from "../strings/strings.ts";
import { MessageFilters } from "./MessageFilters.tsx";
import { MessageTable } from "./MessageTable.tsx";
import { NoMessages } from "./NoMessages.tsx";
import { everyMessage, isNarrowed } from "./read-messages.ts";
import { LoadingOrError } from "../parts/LoadingOrError.tsx";
import { useMessageList } from "./use-message-list.ts";

export function MessageCard({ endpoints, now }: { endpoints: readonly EndpointOut[]; now: number }) {
  const [filter, setFilter] = useState(everyMessage);
  const [resets, setResets] = useState(0);
  const list = useMessageList(filter, now);
  const { rows, error, hasNew, showNew, hasOlder, isReadingOlder, readOlder, olderError } = list;
  const card = useRef<HTMLElement>(null);
  // Both pressed buttons are removed, so another button of the list takes the focus.
  const clear = () => {
    card.current?.querySelector("button")?.focus();
    setFilter(everyMessage);
    setResets((times) => times + 1);
  };
  const showRows = () => {
    flushSync(showNew);
    card.current?.querySelector<HTMLElement>(".message-link")?.focus();
  };
  const isSearch = filter.search.trim() !== "";
  return (
    <section ref={card} className="seam-frame card messages" aria-label={strings.messages} aria-busy={list.isFetching}>
      <MessageFilters filter={filter} resets={resets} onChange={setFilter} />
      <div className="list-state">
        <span className="quiet" role="status">
          {rows !== undefined && error !== undefined
            ? reasonOf(error)
            : fill(strings.timesAre, { zone: zoneText(now) })}
        </span>
        {hasNew && (
          <Button kind="quiet" onClick={showRows}>
            {strings.showNew}
          </Button>
        )}
      </div>
      {rows === undefined ? (
        <LoadingOrError reading={list} loading={strings.loadingMessages} rows={6} />
      ) : rows.length === 0 ? (
        <NoMessages endpoints={endpoints} isNarrowed={isNarrowed(filter)} onClear={clear} />
      ) : (
        <MessageTable messages={rows} endpoints={endpoints} now={now} />
      )}
      {hasOlder && (
        <div className="card-foot">
          {isSearch && <p className="quiet">{strings.searchedNewest}</p>}
          <Refusal error={olderError} />
          <Button isBusy={isReadingOlder} onClick={readOlder}>
            {isSearch ? strings.searchOlder : strings.showOlder}
          </Button>
        </div>
      )}
    </section>
  );
}

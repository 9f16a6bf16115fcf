import type { AccessCode } from "@mortise/client";
import { useCodeEvents } from "../../../data/events.ts";
import { type CodeHistory, lifeOf, usualEntries } from "../../../rules/code/code-life.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { reasonOf } from "../../../ui/ErrorState/failure.ts";
import { useSharedAlert } from "../../../ui/Live/shared-news.ts";
import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";
import { useUniqueId } from "../../../ui/UniqueId/unique-id.tsx";
import { useNow } from "../use-now.ts";
import type { QueryState } from "../waiting/AnswerState.tsx";
import { LifeRow } from "./LifeRow.tsx";

interface CodeLifeProps {
  code: AccessCode;
  /** Time zone of the times; `null` while it is unknown. */
  zone: string | null;
}

const noHistory: CodeHistory = { events: [], isCut: true };

/** History of a code, newest first. Its creation shows at once, the rest when the server's events have loaded. */
export function CodeLife({ code, zone }: CodeLifeProps) {
  const { codeLife: words } = useAllStrings();
  const labelId = useUniqueId();
  const query = useCodeEvents(code.access_code_id);
  const now = useNow();
  const waiting = query.isPending ? usualEntries(code, now) : 0;
  return (
    <div className="seam-section seam-life">
      <div className="seam-info-label" id={labelId}>
        {words.title}
      </div>
      <div className="seam-life-list" role="list" aria-labelledby={labelId}>
        {Array.from({ length: waiting }, (_, index) => (
          <WaitingRow key={index} />
        ))}
        {lifeOf(code, query.history ?? noHistory).map((entry) => (
          <LifeRow key={entry.kind} entry={entry} zone={zone} />
        ))}
      </div>
      {query.error !== null && query.history === undefined && <NotLoaded query={query} />}
    </div>
  );
}

const WaitingRow = () => (
  <div className="seam-life-row seam-waiting" aria-hidden="true">
    <Skeleton shape="fact" />
    <Skeleton />
  </div>
);

/** Shows a failed first load. A failed refetch is reported once for the whole view, by the view's own query. */
function NotLoaded({ query: { error, isFetching, refetch } }: { query: QueryState }) {
  const { codeLife: words, problem } = useAllStrings();
  const text = words.notLoaded({ reason: reasonOf(error, problem) });
  return (
    <div className="seam-life-note">
      <span role={useSharedAlert(text)}>
        <bdi>{text}</bdi>
      </span>
      <Button kind="quiet" data-flush="" isBusy={isFetching} onClick={() => void refetch()}>
        {problem.retry}
      </Button>
    </div>
  );
}

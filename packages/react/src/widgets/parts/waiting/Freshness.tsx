import { useEffect, useState } from "react";
import { useLiveness } from "../../../data/liveness.ts";
import { useIsHydrating } from "../../../page/use-is-hydrating.ts";
import { useConnection } from "../../../provider/use-seam-client.ts";
import { useFormat, useStrings } from "../../../strings/strings.tsx";
import { Alert } from "../../../ui/Alert/Alert.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { reasonOf } from "../../../ui/ErrorState/failure.ts";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { useSharedAlert, useSharedNews } from "../../../ui/Live/shared-news.ts";
import type { QueryState } from "./AnswerState.tsx";

/**
 * Strip below the content. It says that a refetch failed, or that live updates are lost and since when, and for a
 * moment that they are back.
 */
export function Freshness({ query }: { query: QueryState }) {
  const { error, refetch, isFetching } = query;
  const { view, problem } = useStrings();
  const format = useFormat();
  const { lostAt: streamLostAt, backAt } = useLiveness();
  const { initial } = useConnection();
  const isHydrating = useIsHydrating();
  const readAt = initial?.readAtOf(query, isHydrating) ?? null;
  const lostAt = isHydrating ? null : (streamLostAt ?? readAt);
  const isBack = useIsOver(lostAt !== null || error !== null) && backAt !== null;
  const since = lostAt === null ? null : { time: format.timeOrDay(lostAt) };
  // Logs the error itself, for developers.
  useEffect(() => {
    if (error !== null) console.error(error);
  }, [error]);
  const news = since !== null ? view.notLive(since) : isBack ? view.liveAgain : null;
  useSharedNews(error === null && news !== null ? [news] : []);
  if (error !== null) {
    const reason = reasonOf(error, problem);
    const text = since === null ? view.stale({ reason }) : view.staleNotLive({ ...since, reason });
    return <Stale text={text} refetch={refetch} isFetching={isFetching} />;
  }
  if (since !== null)
    return (
      <Alert tone="warning" data-strip="">
        {news}
      </Alert>
    );
  // A reader without scripts gets no further updates.
  if (isHydrating && readAt !== null)
    return (
      <noscript>
        <Alert tone="warning" data-strip="">
          {view.notLive({ time: format.timeOrDay(readAt) })}
        </Alert>
      </noscript>
    );
  if (!isBack) return null;
  return (
    <div className="seam-alert" data-tone="positive" data-strip="">
      <Icon name="ok" size="sm" tone="positive" />
      <div className="seam-alert-text">{news}</div>
    </div>
  );
}

const backMs = 6000;

/** Whether the trouble just ended. */
function useIsOver(isTrouble: boolean): boolean {
  const [known, setKnown] = useState({ isTrouble, isOver: false });
  if (known.isTrouble !== isTrouble) setKnown({ isTrouble, isOver: !isTrouble });
  const { isOver } = known;
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => setKnown({ isTrouble: false, isOver: false }), backMs);
    return () => clearTimeout(timer);
  }, [isOver]);
  return isOver;
}

function Stale({ text, refetch, isFetching }: { text: string } & Pick<QueryState, "refetch" | "isFetching">) {
  const { problem } = useStrings();
  const retry = (
    <Button kind="quiet" isBusy={isFetching} onClick={() => void refetch()}>
      {problem.retry}
    </Button>
  );
  return (
    <Alert tone="warning" data-strip="" role={useSharedAlert(text)} action={retry}>
      {text}
    </Alert>
  );
}

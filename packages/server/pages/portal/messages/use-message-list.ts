// Live list of messages. Those on screen change in place, and new ones wait until they are requested.
import type { MessageOut } from "@mortise/webhooks";
import { useCallback, useEffect, useState } from "react";
import { useLive } from "../parts/use-live.ts";
import { usePagedList } from "../parts/use-paged-list.ts";
import { useSession } from "../session.tsx";
import { type MessageFilter, readMessages } from "./read-messages.ts";

interface Shown {
  readonly of: unknown;
  readonly ids: ReadonlySet<string>;
  /** Smallest of the ids. Messages with smaller ones are older, and were requested. */
  readonly oldest: string;
}

export function useMessageList(filter: MessageFilter, now: number) {
  const { mortise, appId } = useSession();
  // The environment's time moves on, but the list begins at the time when its filter was chosen.
  const [begun, setBegun] = useState({ filter, now });
  if (begun.filter !== filter) setBegun({ filter, now });
  const read = useCallback(
    (options: { iterator?: string | undefined; signal?: AbortSignal | undefined }) =>
      readMessages(mortise, { appId, filter, now: begun.now }, options),
    [mortise, appId, filter, begun.now],
  );
  const list = usePagedList<MessageOut>(read);
  useLive(list.look);
  const { rows } = list;
  const [shown, setShown] = useState<Shown>();
  const isFirst = rows !== undefined && rows.length > 0 && shown?.of !== read;
  const showAll = useCallback(() => {
    const ids = (rows ?? []).map(({ id }) => id);
    setShown({ of: read, ids: new Set(ids), oldest: ids.at(-1) ?? "" });
  }, [read, rows]);
  useEffect(() => {
    // Runs once per list, when its first rows are on screen.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isFirst) showAll();
  }, [isFirst, showAll]);

  const isShown = ({ id }: MessageOut) => shown?.of !== read || shown.ids.has(id) || id < shown.oldest;
  const onScreen = rows?.filter(isShown);
  return { ...list, rows: onScreen, hasNew: (rows?.length ?? 0) > (onScreen?.length ?? 0), showNew: showAll };
}

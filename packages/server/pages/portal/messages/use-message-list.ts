// Messages as they come: those on screen change in place, and new ones wait until they are asked for.
import type { MessageOut } from "@mortise/webhooks";
import { useCallback, useEffect, useState } from "react";
import { useLive } from "../parts/use-live.ts";
import { usePagedList } from "../parts/use-paged-list.ts";
import { useSession } from "../session.tsx";
import { type MessageFilter, readMessages } from "./read-messages.ts";

interface Shown {
  readonly of: unknown;
  readonly ids: ReadonlySet<string>;
  /** The least of them: what is older was asked for. */
  readonly oldest: string;
}

export function useMessageList(filter: MessageFilter, now: number) {
  const { mortise, appId } = useSession();
  // The time of the environment moves on; the list begins where it did when its filter was chosen.
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
    // Once for each list, as its first rows are on screen.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isFirst) showAll();
  }, [isFirst, showAll]);

  const isShown = ({ id }: MessageOut) => shown?.of !== read || shown.ids.has(id) || id < shown.oldest;
  const onScreen = rows?.filter(isShown);
  return { ...list, rows: onScreen, hasNew: (rows?.length ?? 0) > (onScreen?.length ?? 0), showNew: showAll };
}

// A paged list. Its newest page can be refetched without losing the older ones.
import { useCallback, useMemo, useState } from "react";
import { useAction } from "./use-action.ts";
import { useFetched } from "./use-fetched.ts";

interface Page<Row> {
  data: Row[];
  done: boolean;
  iterator?: string | null | undefined;
}

interface Older<Row> {
  readonly of: unknown;
  readonly rows: readonly Row[];
  readonly done: boolean;
  readonly iterator: string | null | undefined;
}

/** Reads the list with `read`, which must be stable (useCallback). Another function starts another list. */
export function usePagedList<Row extends { id: string }>(
  read: (options: { iterator?: string | undefined; signal?: AbortSignal | undefined }) => Promise<Page<Row>>,
) {
  const newest = useFetched(useCallback((signal: AbortSignal) => read({ signal }), [read]));
  const [older, setOlder] = useState<Older<Row>>({ of: read, rows: [], done: false, iterator: undefined });
  const { run, isBusy: isReadingOlder, error: olderError } = useAction();
  const page = newest.answer;
  const known = older.of === read ? older : undefined;

  const rows = useMemo(() => {
    if (page === undefined) return undefined;
    const fresh = new Set(page.data.map(({ id }) => id));
    return [...page.data, ...(known?.rows ?? []).filter(({ id }) => !fresh.has(id))];
  }, [page, known]);

  const last = known !== undefined && known.rows.length > 0 ? known : page;
  const readOlder = () =>
    run(async () => {
      const iterator = last?.iterator;
      if (!iterator) return;
      const more = await read({ iterator });
      // Includes rows that newer ones have pushed off the newest page.
      setOlder({ of: read, rows: [...(rows ?? []), ...more.data], done: more.done, iterator: more.iterator });
    });
  const hasOlder = last !== undefined && !last.done && Boolean(last.iterator);
  return { ...newest, rows, hasOlder, isReadingOlder, olderError, readOlder };
}

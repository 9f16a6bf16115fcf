import { useFormat, useStrings } from "../../strings/strings.tsx";

export interface CountedItems {
  readonly all: readonly unknown[] | null;
  readonly shown: readonly unknown[];
  readonly isNarrowed: boolean;
}

/** Text of the count: `...` until all entries are loaded, `12`, or `3 of 12`. `undefined` if the first load failed. */
export function useCount(
  { all, shown, isNarrowed }: CountedItems,
  error: unknown,
  isComplete = true,
): string | undefined {
  const { table } = useStrings();
  const format = useFormat();
  if (all === null) return error === null ? table.loading : undefined;
  const total = isComplete ? format.number(all.length) : table.loading;
  return isNarrowed ? table.countOf({ shown: shown.length, total }) : total;
}

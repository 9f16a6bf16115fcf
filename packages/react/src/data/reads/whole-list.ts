import { pages } from "@mortise/client";

type List<Input, Item> = (input: Input | undefined, options?: object) => Promise<Item[]>;

interface Paged {
  limit?: number | undefined;
  page_cursor?: string | null | undefined;
}

/** Reads every page of a list. With a `limit`, only the first page, which has at most that many entries. */
export async function readWholeList<Input extends Paged, Item>(
  list: List<Input, Item>,
  input: NoInfer<Input>,
  signal: AbortSignal,
): Promise<Item[]> {
  if (input.limit !== undefined) return list(input, { signal });
  const found: Item[] = [];
  for await (const page of pages(list, input, { signal })) found.push(...page);
  return found;
}

/** Whether a filter is an empty list of ids. Nothing can match it, so no request is needed. */
export const matchesNothing = (ids: readonly string[] | undefined): boolean => ids?.length === 0;

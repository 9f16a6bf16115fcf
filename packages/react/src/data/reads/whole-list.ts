import { pages } from "@mortise/client";

type List<Input, Item> = (input: Input | undefined, options?: object) => Promise<Item[]>;

interface Paged {
  limit?: number | undefined;
  page_cursor?: string | null | undefined;
}

/** Reads every page of a list; with a `limit`, the first page alone, which has at most so many entries. */
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

/** Whether a filter is an empty list of ids: nothing can match it, and the server need not be asked. */
export const matchesNothing = (ids: readonly string[] | undefined): boolean => ids?.length === 0;

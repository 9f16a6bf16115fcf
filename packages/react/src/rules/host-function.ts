// Functions of the host that are called while rendering: one that throws must take away neither the rows nor the page.

/** Calls what uses the host's function. If that throws, its developer is told, and `instead` is what comes of it. */
export function callHostFunction<Result>(
  name: string,
  hosts: unknown,
  work: () => Result,
  instead: () => Result,
): Result {
  try {
    return work();
  } catch (error) {
    // What is no function at all was not meant like this: the widget fails, rather than show what should be hidden.
    if (typeof hosts !== "function") throw error;
    const words = `${name} threw, and is left out there: ${String(error)}`;
    if (!reported.has(words)) console.warn(words, error);
    reported.add(words);
    return instead();
  }
}

/** A function may be a new one at every render, so each failure is told once by its words. */
const reported = new Set<string>();

type RowFilter<Item> = ((item: Item, search: string) => unknown) | null | undefined;

/** Whether the host wants an item shown; where its filter throws, it is. `search`: what was typed, trimmed. */
export const passesHostFilter = <Item>(name: string, filter: RowFilter<Item>, item: Item, search: string): boolean =>
  // Not `??`: false, 0 and the like stand for no filter.
  !filter ||
  callHostFunction(
    name,
    filter,
    () => filter(item, search.trim()) !== false,
    () => true,
  );

// Calls the host's functions during rendering. A function that throws removes neither the rows nor the page.

/**
 * Runs code that calls the host's function. If the function throws, the console warns its developer, and `instead`
 * gives the result.
 */
export function callHostFunction<Result>(
  name: string,
  hosts: unknown,
  work: () => Result,
  instead: () => Result,
): Result {
  try {
    return work();
  } catch (error) {
    // A value that is not a function is a mistake: the widget fails, rather than show what should be hidden.
    if (typeof hosts !== "function") throw error;
    const words = `${name} threw, and is left out there: ${String(error)}`;
    if (!reported.has(words)) console.warn(words, error);
    reported.add(words);
    return instead();
  }
}

/** Messages that were reported. A function may be a new one at every render, so failures are compared by message. */
const reported = new Set<string>();

type RowFilter<Item> = ((item: Item, search: string) => unknown) | null | undefined;

/**
 * Whether the host's filter shows an item. An item whose filter throws is shown.
 * @param search - Typed text, which is passed on trimmed.
 */
export const passesHostFilter = <Item>(name: string, filter: RowFilter<Item>, item: Item, search: string): boolean =>
  // Not `??`: `false`, 0 and the like mean no filter.
  !filter ||
  callHostFunction(
    name,
    filter,
    () => filter(item, search.trim()) !== false,
    () => true,
  );

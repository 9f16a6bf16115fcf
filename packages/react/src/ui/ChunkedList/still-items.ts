/** On an item that is not there any more; its place is, until nobody is at the list. */
export const gone = Symbol();

/**
 * The items; while somebody points at one of them, or has come to one by keyboard, in the places they had in `last`: nobody shall
 * press a row that slid under the pointer. What is new stands at the end then. `all`: those that are not listed, too.
 */
export function stillItems<Item>(
  list: HTMLElement | null,
  last: readonly Item[],
  items: readonly Item[],
  keyOf: (item: Item) => string,
  all: readonly Item[],
): readonly Item[] {
  if (!list?.matches(":hover") && !list?.querySelector(":focus-visible")) return items;
  const now = new Map(all.map((item) => [keyOf(item), item]));
  const had = new Set(last.map(keyOf));
  return [...last.map((item) => now.get(keyOf(item)) ?? { ...item, [gone]: 1 }), ...items.filter((item) => !had.has(keyOf(item)))];
}

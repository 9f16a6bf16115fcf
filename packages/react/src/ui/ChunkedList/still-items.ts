import type { ListMemory } from "./list-memory.ts";

/** Marks an item that no longer exists. Its slot stays empty until neither pointer nor focus is in the list. */
export const goneMark = Symbol();

/**
 * Returns the items to show. While the list has the pointer or the keyboard's focus, items keep their slots of `last`,
 * so that no row slides under the pointer, and new ones are added at the end. `all` includes unlisted items. An item
 * that the reader just removed leaves no empty slot.
 */
export function stillItems<Item>(
  list: HTMLElement | null,
  { removed }: ListMemory,
  last: readonly Item[],
  items: readonly Item[],
  keyOf: (item: Item) => string,
  all: readonly Item[],
): readonly Item[] {
  if (!list?.matches(":hover") && !list?.querySelector(":focus-visible")) return items;
  const now = new Map(all.map((item) => [keyOf(item), item]));
  const had = new Set(last.map(keyOf));
  return [
    ...last.flatMap((item) => now.get(keyOf(item)) ?? (keyOf(item) === removed ? [] : { ...item, [goneMark]: 1 })),
    ...items.filter((item) => !had.has(keyOf(item))),
  ];
}

import type { ListMemory } from "./list-memory.ts";

/** Marks an item that no longer exists: its place stays empty until neither pointer nor keyboard is at the list. */
export const goneMark = Symbol();

/**
 * The items to show. While the pointer is over the list, or the keyboard's focus in it, they keep the places they had
 * in `last`, as nobody should press a row that has just slid under the pointer; new ones come at the end. `all`: also
 * those that are not listed. What the reader has just taken away leaves no empty place.
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

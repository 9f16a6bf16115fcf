// A list that is one stop of Tab, however long it is: arrows, Home, End and typing move inside it.
import { type KeyboardEvent, type RefObject, useState } from "react";
import { useBrowserLayoutEffect } from "../../page/in-browser.ts";
import { rowsPerChunk } from "./list-sizes.ts";
import type { ListMemory } from "./list-memory.ts";
import { destination, isTyped, type TypedWord } from "./row-keys.ts";
import { goneMark } from "./still-items.ts";

interface Rows<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** `undefined`: the list leaves every control a stop. */
  readonly nameOf: ((item: Item) => string) | undefined;
}

interface Walk {
  /** Key of the row that gets the focus once it is rendered. */
  wanted: string | null;
  readonly word: TypedWord;
}

const opener = "[data-seam-opener]";
const keyIn = ({ dataset }: HTMLElement) => dataset["seamOpener"];

/** Each row has one control, whose `data-seam-opener` is the row's key. */
export function useOneTabStop<Item>(
  list: RefObject<HTMLElement | null>,
  memory: ListMemory,
  rows: Rows<Item>,
  redraw: () => void,
) {
  const [walk] = useState<Walk>(() => ({ wanted: null, word: { text: "", at: 0 } }));
  // After every render, which may have made or removed rows.
  useBrowserLayoutEffect(() => {
    if (rows.nameOf && list.current) settle(list.current, memory, walk);
  });
  if (!rows.nameOf) return undefined;
  return {
    onFocus: ({ target }: { target: EventTarget }) => {
      if (stopAt(memory, keyIn(target as HTMLElement))) redraw();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (follow(event, memory, rows, walk)) redraw();
    },
    // Firefox presses a button when the space is let go.
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === " " && isTyped(event, walk.word)) event.preventDefault();
    },
  };
}

/** Rendered wherever the page is scrolled to, so that Tab comes back to the row it left; -1 for none. */
export const chunkOfStop = <Item>({ stop }: ListMemory, items: readonly Item[], keyOf: Rows<Item>["keyOf"]): number =>
  stop === undefined ? -1 : Math.floor(items.findIndex((item) => keyOf(item) === stop) / rowsPerChunk);

function settle(list: HTMLElement, memory: ListMemory, walk: Walk): void {
  const openers = [...list.querySelectorAll<HTMLElement>(`.seam-chunk:not([hidden]) ${opener}`)];
  const wanted = openers.find((button) => keyIn(button) === walk.wanted);
  if (wanted) {
    walk.wanted = null;
    wanted.focus({ preventScroll: true });
    wanted.closest("[role=listitem]")?.scrollIntoView({ block: "nearest" });
  }
  const stop = openers.find((button) => keyIn(button) === memory.stop) ?? openers[0];
  for (const button of openers) button.tabIndex = button === stop ? 0 : -1;
}

/** True where it is another row than before. */
function stopAt(memory: ListMemory, key: string | undefined): boolean {
  if (key === undefined || key === memory.stop) return false;
  memory.stop = key;
  return true;
}

/** True where a row is to be rendered, and to get the focus. */
function follow<Item>(event: KeyboardEvent, memory: ListMemory, rows: Rows<Item>, walk: Walk): boolean {
  const { items, keyOf, nameOf } = rows;
  const target = event.target as HTMLElement;
  const key = target.matches(opener) ? keyIn(target) : undefined;
  const from = items.findIndex((item) => keyOf(item) === key);
  if (!nameOf || from < 0) return false;
  if (event.key === " " && isTyped(event, walk.word)) event.preventDefault();
  const nameAt = (index: number) => {
    const item = items[index] as Item & { [goneMark]?: 1 };
    return item[goneMark] ? null : nameOf(item);
  };
  const to = destination(event, from, { length: items.length, at: nameAt }, walk.word);
  if (to === undefined) return false;
  event.preventDefault();
  walk.wanted = keyOf(items[to] as Item);
  memory.near.add(Math.floor(to / rowsPerChunk));
  return true;
}

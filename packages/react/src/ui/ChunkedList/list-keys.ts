import { focusedElementBy, listenTo } from "../../page/in-browser.ts";
import { scrollToSight } from "../../page/watch-layout.ts";
import { rowsPerChunk } from "./list-sizes.ts";
import type { ListMemory } from "./list-memory.ts";
import { destinationOfKey, isTyped, type TypedWord } from "./row-keys.ts";
import { goneMark } from "./still-items.ts";

export interface KeyedRows<Item> {
  readonly memory: ListMemory;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Text by which typing finds a row. */
  readonly nameOf: (item: Item) => string;
  readonly redraw: () => void;
}

const opener = "[data-seam-opener]";
const keyIn = ({ dataset }: HTMLElement) => dataset["seamOpener"];

interface Walk {
  /** Rows of the latest render. */
  rows: KeyedRows<unknown>;
  /** List whose keys are handled. */
  list?: HTMLElement;
  /** Key of the row that gets the focus once it is rendered. */
  wanted: string | null;
  readonly word: TypedWord;
}

const walks = new WeakMap<ListMemory, Walk>();

/**
 * Makes a list a single Tab stop, however long it is. Arrows, Home, End and typing move inside it. Each row has one
 * control, whose `data-seam-opener` is the row's key. Call it after every render of the list, which may have added or
 * removed rows.
 */
export function followKeys<Item>(list: HTMLElement, given: KeyedRows<Item>): void {
  const rows = given as KeyedRows<unknown>;
  const walk = walks.get(rows.memory) ?? { rows, wanted: null, word: { text: "", at: 0 } };
  walks.set(rows.memory, walk);
  walk.rows = rows;
  if (walk.list !== list) listen(list, walk);
  settle(list, walk);
}

/** Runs once per list, because a listener that is replaced during an event misses the event. */
function listen(list: HTMLElement, walk: Walk): void {
  walk.list = list;
  listenTo(list, "focusin keydown keyup", (event) => {
    if (handleEvent(event, walk)) walk.rows.redraw();
  });
}

function settle(list: HTMLElement, walk: Walk): void {
  const openers = [...list.querySelectorAll<HTMLElement>(`.seam-chunk:not([hidden]) ${opener}`)];
  const wanted = openers.find((button) => keyIn(button) === walk.wanted);
  if (wanted) {
    walk.wanted = null;
    wanted.focus({ preventScroll: true });
    scrollToSight(wanted.closest("[role=listitem]"));
  }
  const { memory } = walk.rows;
  // A control may have got the focus before this code loaded.
  const focused = openers.find((button) => button === focusedElementBy(list));
  if (focused) stopAt(memory, keyIn(focused));
  const stop = openers.find((button) => keyIn(button) === memory.stop) ?? openers[0];
  for (const button of openers) button.tabIndex = button === stop ? 0 : -1;
}

/** Handles an event. Returns `true` if the list must render again. */
function handleEvent(event: Event, walk: Walk): boolean {
  if (event.type === "focusin") return stopAt(walk.rows.memory, keyIn(event.target as HTMLElement));
  const pressed = event as KeyboardEvent;
  if (event.type === "keydown") return follow(pressed, walk);
  // Firefox presses a button when the space key is released.
  if (pressed.key === " " && isTyped(pressed, walk.word)) event.preventDefault();
  return false;
}

/** Sets the Tab stop. Returns `true` if it changed. */
function stopAt(memory: ListMemory, key: string | undefined): boolean {
  if (key === undefined || key === memory.stop) return false;
  memory.stop = key;
  return true;
}

/** Moves the focus by a key. Returns `true` if the target row must be rendered first. */
function follow(event: KeyboardEvent, walk: Walk): boolean {
  const { items, keyOf, nameOf, memory } = walk.rows;
  const target = event.target as HTMLElement;
  const key = target.matches(opener) ? keyIn(target) : undefined;
  const from = items.findIndex((item) => keyOf(item) === key);
  if (from < 0) return false;
  if (event.key === " " && isTyped(event, walk.word)) event.preventDefault();
  const nameAt = (index: number) => {
    const item = items[index] as { [goneMark]?: 1 };
    return item[goneMark] ? null : nameOf(item);
  };
  const to = destinationOfKey(event, from, { length: items.length, at: nameAt }, walk.word);
  if (to === undefined) return false;
  event.preventDefault();
  walk.wanted = keyOf(items[to]);
  memory.near.add(Math.floor(to / rowsPerChunk));
  return true;
}

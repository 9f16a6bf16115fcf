import { type RefObject, useState } from "react";
import { useBrowserLayoutEffect } from "../../page/in-browser.ts";
import type { ListMemory } from "./list-memory.ts";

interface OwnScroll {
  /** CSS length; unset if the page scrolls, not the list. */
  readonly maxHeight: string | undefined;
  readonly turn: string | undefined;
}

interface LastRender {
  element?: HTMLElement;
  turn: string | undefined;
}

/**
 * Keeps the scroll position of a list that scrolls by itself while another view is open. A search scrolls it to the
 * top.
 */
export function useOwnScroll(list: RefObject<HTMLElement | null>, memory: ListMemory, given: OwnScroll) {
  const [last] = useState<LastRender>(() => ({ turn: given.turn }));
  // Runs after every render, because an empty list is unmounted and a new one is mounted for the next rows.
  useBrowserLayoutEffect(() => {
    if (list.current) settle(list.current, memory, given, last);
  });
  return { onScroll: ({ currentTarget }: { currentTarget: Element }) => rememberScroll(memory, currentTarget) };
}

function settle(element: HTMLElement, memory: ListMemory, { maxHeight, turn }: OwnScroll, last: LastRender): void {
  // Set through the CSSOM, because a strict Content-Security-Policy forbids style attributes.
  element.style.maxBlockSize = maxHeight ?? "";
  const isNewSearch = last.turn !== turn;
  if (isNewSearch) memory.scrolled = 0;
  // A new element is at its top. Writing that would cost another layout before it is shown.
  if (isNewSearch || (last.element !== element && memory.scrolled > 0)) element.scrollTop = memory.scrolled;
  Object.assign(last, { element, turn });
}

function rememberScroll(memory: ListMemory, { scrollTop }: Element): void {
  memory.scrolled = scrollTop;
}

import { type RefObject, useState } from "react";
import { useBrowserLayoutEffect } from "../../page/in-browser.ts";
import type { ListMemory } from "./list-memory.ts";

interface OwnScroll {
  /** A CSS length; unset: the page scrolls, not the list. */
  readonly maxHeight: string | undefined;
  readonly turn: string | undefined;
}

interface LastRender {
  element?: HTMLElement;
  turn: string | undefined;
}

/** A list that scrolls by itself keeps its place while another view is open; a search begins at its top. */
export function useOwnScroll(list: RefObject<HTMLElement | null>, memory: ListMemory, given: OwnScroll) {
  const [last] = useState<LastRender>(() => ({ turn: given.turn }));
  // After every render: a list without rows is taken away, and a new one comes for the next rows.
  useBrowserLayoutEffect(() => {
    if (list.current) settle(list.current, memory, given, last);
  });
  return { onScroll: ({ currentTarget }: { currentTarget: Element }) => rememberScroll(memory, currentTarget) };
}

function settle(element: HTMLElement, memory: ListMemory, { maxHeight, turn }: OwnScroll, last: LastRender): void {
  // The CSSOM, not a style attribute: that is what a strict Content-Security-Policy allows.
  element.style.maxBlockSize = maxHeight ?? "";
  const isNewSearch = last.turn !== turn;
  if (isNewSearch) memory.scrolled = 0;
  // A new element is at its top. Writing that down would make the browser lay out the page once more before it is shown.
  if (isNewSearch || (last.element !== element && memory.scrolled > 0)) element.scrollTop = memory.scrolled;
  Object.assign(last, { element, turn });
}

function rememberScroll(memory: ListMemory, { scrollTop }: Element): void {
  memory.scrolled = scrollTop;
}

import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type ListMemory, remember } from "./list-memory.ts";

/** How far outside the visible part rows are already there, so that scrolling and Tab always find the next one. */
const margin = "800px 0px";

/** Watches a list's chunks and keeps those rendered that are near, or that hold the focus. */
export function useNear(list: RefObject<HTMLElement | null>, memory: ListMemory, chunks: number) {
  const [, setVersion] = useState(0);
  const observer = useRef<IntersectionObserver | null>(null);
  const elements = useRef(new Map<number, HTMLElement>());
  const isLong = chunks > 1;

  useEffect(() => {
    const { current: element } = list;
    if (!isLong || typeof IntersectionObserver === "undefined" || element === null) return undefined;
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.map((entry) => follow(memory, entry)).includes(true)) setVersion((version) => version + 1);
    };
    const current = new IntersectionObserver(look, { root: scrollerOf(element), rootMargin: margin });
    observer.current = current;
    for (const chunk of elements.current.values()) current.observe(chunk);
    return () => {
      current.disconnect();
      observer.current = null;
    };
  }, [list, memory, isLong]);

  const watch = useCallback((chunk: number, element: HTMLElement | null) => {
    const known = elements.current.get(chunk);
    if (known !== undefined) observer.current?.unobserve(known);
    if (element === null) elements.current.delete(chunk);
    else {
      elements.current.set(chunk, element);
      observer.current?.observe(element);
    }
  }, []);

  const isPrinted = useSyncExternalStore(
    followPrinting,
    () => isPrinting,
    () => false,
  );
  const isLost = ![...memory.near].some((chunk) => chunk < chunks);
  const isNear = (chunk: number): boolean => !canWatch || isPrinted || memory.near.has(chunk) || (isLost && chunk === 0);
  return { isNear, watch };
}

/** Paper has no scrolling: everything goes onto it. */
let isPrinting = false;

function followPrinting(tell: () => void): () => void {
  const onPrint = ({ type }: Event) => {
    isPrinting = type === "beforeprint";
    tell();
  };
  window.addEventListener("beforeprint", onPrint);
  window.addEventListener("afterprint", onPrint);
  return () => {
    window.removeEventListener("beforeprint", onPrint);
    window.removeEventListener("afterprint", onPrint);
  };
}

/** On a server the first chunk is written out; a browser that cannot watch gets everything. */
const canWatch = typeof document === "undefined" || typeof IntersectionObserver !== "undefined";

/** True when a chunk comes or goes by it. */
function follow(memory: ListMemory, entry: IntersectionObserverEntry): boolean {
  const { target, isIntersecting, boundingClientRect } = entry;
  const chunk = Number((target as HTMLElement).dataset["chunk"]);
  // Nothing at all is on screen: hidden with its surroundings, not scrolled away.
  if (boundingClientRect.width === 0 || isIntersecting === memory.near.has(chunk)) return false;
  if (isIntersecting) memory.near.add(chunk);
  else if (holdsFocus(target) || isOnEdge(entry)) return false;
  else {
    remember(memory, chunk, target.childElementCount, boundingClientRect);
    memory.near.delete(chunk);
  }
  return true;
}

/** An empty chunk is measured in whole pixels, one with rows exactly: within one pixel it would come and go for ever. */
const isOnEdge = ({ rootBounds: area, boundingClientRect: { top, bottom } }: IntersectionObserverEntry): boolean =>
  area !== null && top - area.bottom < 1 && area.top - bottom < 1;

const holdsFocus = (element: Element): boolean => element.contains((element.getRootNode() as Document | ShadowRoot).activeElement);

/** The nearest ancestor that scrolls by itself; `null` is the viewport. Margins only count for the one that is named. */
function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
  }
  return null;
}

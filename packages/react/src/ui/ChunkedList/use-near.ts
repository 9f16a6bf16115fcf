// Removes rows far from the screen from the document. `content-visibility` would save only their layout and paint:
// React would still create, keep and compare the elements of ten thousand rows at every keystroke of a search.
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { selfAndAncestors, hasFocus, listenTo, useBrowserLayoutEffect } from "../../page/in-browser.ts";
import { heightBetween, heightOf, type ListMemory, rememberChunk } from "./list-memory.ts";
import { chunksOf, longestWholeList, firstChunks } from "./list-sizes.ts";

/**
 * Distance beyond the visible part up to which rows are rendered. Small at rest, because every keystroke in a search
 * renders them, and larger while scrolling.
 */
const margins = { rest: "100px 0px", move: "1600px 0px" };
const restMs = 1000;

/**
 * Returns which chunks to render: those near the visible part, and the focused one with its neighbours, so that Tab
 * finds the next row.
 */
export function useNear(
  list: RefObject<HTMLElement | null>,
  memory: ListMemory,
  total: number,
  redraw: () => void,
  maxHeight: string | undefined,
): (chunk: number) => boolean {
  const [isMoving, setMoving] = useState(false);
  const observer = useRef<IntersectionObserver | null>(null);
  /** Chunks and gaps that the observer watches. */
  const watched = useRef(new Set<Element>());
  const isWhole = Math.max(memory.most, total) <= longestWholeList;
  const isLong = chunksOf(total) > 1 && !isWhole;

  useBrowserLayoutEffect(() => fit(memory, total, isWhole, piecesOf(list), watched.current));

  useEffect(() => {
    const { current: element } = list;
    if (!isLong || !canWatch || element === null) return undefined;
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.map((entry) => follow(memory, entry)).includes(true)) redraw();
    };
    const scroller = maxHeight ? element : scrollerOf(element);
    observer.current = new IntersectionObserver(look, {
      root: scroller,
      rootMargin: margins[isMoving ? "move" : "rest"],
    });
    watched.current.clear();

    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setMoving(false), restMs);
    };
    const onScroll = () => {
      setMoving(true);
      rest();
    };
    const onFocus = ({ target }: Event) => {
      const { chunk } = rangeOf((target as Element).closest("[data-chunk]") as HTMLElement);
      for (const step of [-1, 0, 1]) memory.near.add(chunk + step);
      redraw();
    };
    if (isMoving) rest();
    scroller.addEventListener("scroll", onScroll);
    const unlisten = listenTo(element, "focusin", onFocus);
    return () => {
      clearTimeout(timer);
      scroller.removeEventListener("scroll", onScroll);
      unlisten();
      observer.current?.disconnect();
      observer.current = null;
    };
  }, [list, memory, isLong, isMoving, redraw, maxHeight]);

  useEffect(() => {
    const { current } = observer;
    if (current === null) return;
    const pieces = new Set<Element>(piecesOf(list));
    for (const piece of watched.current) if (!pieces.has(piece)) current.unobserve(piece);
    // Observing a watched element again has no effect.
    for (const piece of pieces) current.observe(piece);
    watched.current = pieces;
  });

  const isPrinted = useSyncExternalStore(
    followPrinting,
    () => isPrinting,
    () => false,
  );
  const isLost = ![...memory.near].some((chunk) => chunk >= 0 && chunk < chunksOf(total));
  return (chunk) =>
    isWhole || !canWatch || isPrinted || memory.near.has(chunk) || (isLost && firstChunks.includes(chunk));
}

const piecesOf = ({ current }: RefObject<HTMLElement | null>) => [...(current?.children ?? [])] as HTMLElement[];

/** Chunks of an element. For a gap, `end` is the chunk before which it ends. */
const rangeOf = ({ dataset: { chunk, away } }: HTMLElement) => ({
  chunk: Number(chunk),
  end: away ? Number(away) : undefined,
});

/** Gives gaps the height that their rows had, or should have. */
function fit(
  memory: ListMemory,
  total: number,
  isWhole: boolean,
  pieces: readonly HTMLElement[],
  known: ReadonlySet<Element>,
): void {
  memory.total = total;
  memory.most = Math.max(memory.most, total);
  // A list that is rendered whole has no gaps. Measuring it would only cost another layout before the first row.
  if (isWhole) return;
  let least = 0;
  // All gaps get their height before anything is measured. With empty gaps the page would be so short that the browser
  // scrolls back.
  for (const piece of pieces) {
    const { chunk, end } = rangeOf(piece);
    if (end === undefined) continue;
    // Set through the CSSOM, because a strict Content-Security-Policy forbids style attributes.
    piece.style.setProperty("block-size", `${heightBetween(memory, chunk, end)}px`);
    least = heightBetween(memory, 0, chunksOf(total));
  }
  const list = pieces[0]?.parentElement;
  const scrolls = list?.hasAttribute("data-scrolls") === true;
  // WebKit limits the scroll position before the new gaps have their height, so the whole list gets a minimum height as
  // well.
  if (!anchors && !scrolls) list?.style.setProperty("min-block-size", `${least}px`);
  const [scroller, start] = scrolls
    ? [list, list.getBoundingClientRect().top]
    : ([document.scrollingElement, 0] as const);
  for (const piece of pieces) {
    const { chunk, end } = rangeOf(piece);
    if (end === undefined && (memory.width === 0 || (!anchors && known.size > 0 && !known.has(piece)))) {
      const expected = heightOf(memory, chunk);
      const box = piece.getBoundingClientRect();
      rememberChunk(memory, chunk, piece, box);
      if (known.size > 0 && box.top + expected <= start) scroller?.scrollBy(0, box.height - expected);
    }
  }
}

/**
 * Whether the browser keeps the visible part in position when rows above it change their height. If not, `fit` does.
 */
const anchors = typeof CSS !== "undefined" && CSS.supports("overflow-anchor", "auto");

/** Paper does not scroll, so everything is printed. */
let isPrinting = false;

function followPrinting(onPrint: () => void): () => void {
  return listenTo(window, "beforeprint afterprint", ({ type }) => {
    isPrinting = type === "beforeprint";
    onPrint();
  });
}

/** A server renders only the first chunks, and a browser without IntersectionObserver renders everything. */
const canWatch = typeof document === "undefined" || typeof IntersectionObserver !== "undefined";

/** Applies an observation of one chunk or gap. Returns `true` if chunks must be rendered or removed. */
function follow(memory: ListMemory, entry: IntersectionObserverEntry): boolean {
  const { isIntersecting, boundingClientRect: box } = entry;
  const target = entry.target as HTMLElement;
  const { chunk, end } = rangeOf(target);
  // Without a width, the whole list is hidden, not scrolled away.
  if (box.width === 0) return false;
  if (end !== undefined) return isIntersecting && fill(memory, chunk, end, entry);
  if (isIntersecting === memory.near.has(chunk)) return false;
  if (isIntersecting) memory.near.add(chunk);
  else if (isBesideFocus(target) || isOnEdge(entry)) return false;
  else {
    rememberChunk(memory, chunk, target, box);
    memory.near.delete(chunk);
  }
  return true;
}

/** Marks the chunks in the near part of a gap to be rendered. */
function fill(memory: ListMemory, from: number, end: number, entry: IntersectionObserverEntry): boolean {
  const { boundingClientRect: box, intersectionRect: seen } = entry;
  // Boxes are measured in the pixels of a page that may be zoomed. Stored heights are not zoomed.
  const scale = heightBetween(memory, from, end) / box.height;
  const [first, last] = [(seen.top - box.top) * scale - 1, (seen.bottom - box.top) * scale];
  // A chunk that only touches the near part counts, because the observer reports nothing more before the gap has left
  // it.
  for (let [chunk, top] = [from, 0]; chunk < end && top <= last; chunk += 1) {
    top += heightOf(memory, chunk);
    if (top >= first) memory.near.add(chunk);
  }
  return true;
}

/**
 * Whether an element is at the very edge. Such chunks stay: replaced by a gap with a rounded height, they would return
 * and disappear forever.
 */
const isOnEdge = ({ rootBounds: area, boundingClientRect: { top, bottom } }: IntersectionObserverEntry): boolean =>
  area !== null && top - area.bottom < 1 && area.top - bottom < 1;

const isBesideFocus = (chunk: Element): boolean =>
  [chunk.previousElementSibling, chunk, chunk.nextElementSibling].some(hasFocus);

/**
 * Returns the nearest ancestor that scrolls by itself, or the page. An observer's margins count only for its own root,
 * even in a frame.
 */
const scrollerOf = (element: Element): Element | Document =>
  selfAndAncestors(element).find(
    (at) =>
      !at.matches("body, html") &&
      /auto|scroll/.test(getComputedStyle(at).overflowY) &&
      at.scrollHeight > at.clientHeight,
  ) ?? document;

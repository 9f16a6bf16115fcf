// Shows widgets that stand below each other from the top, because a widget that grows moves those below it.
import { onePerPage } from "../page/page-registry.ts";

/**
 * Longest time that a widget stays hidden so that widgets above it can appear first, in milliseconds. `ready` counts
 * from when the widget is finished and every widget has started, `waiting` from the widget's own start.
 */
const longestHeldMs = { ready: 300, waiting: 2000 };

interface Place {
  /** Whether the widget has content without a skeleton, or will never have any. */
  isReady?: boolean;
  /** Whether the widget's waiting time has passed. */
  isReleased?: boolean;
  /** Whether the widget has a skeleton, a preview or content, or will never have any. */
  readonly hasBegun: () => boolean;
  /** Ends the waiting after `longestHeldMs.ready`. */
  readonly releaseSoon: () => void;
  readonly leave: () => void;
}

interface Turn {
  /**
   * Call it when `hasBegun` has changed without a change in the element. @param isShown - Whether `hasBegun` is
   * certainly `true`.
   */
  readonly check: (isShown?: boolean) => void;
  readonly leave: () => void;
}

/**
 * Attribute of a widget without its first content, for the stylesheet. Its value is `held` while widgets above come
 * first.
 */
const mark = "data-seam-waits";
const places = onePerPage("waiting places", () => new Map<Node, Place>());
const known = onePerPage("known places", () => new WeakSet<Node>());

/**
 * Hides the content of `element` until the content above it is shown, but not for long.
 * @param hasBegun - Whether there is a skeleton, a preview or content, or there will never be any.
 */
export function showInTurn(element: HTMLElement, hasBegun = () => true): Turn | undefined {
  // Inside one of our custom elements, that element keeps the order. Pages of tests may have no observers.
  if (known.has(element.parentNode as Node) || !globalThis.MutationObserver) return undefined;
  known.add(element);
  const release = () => {
    place.isReleased = true;
    updateTurns();
  };
  let timer = setTimeout(release, longestHeldMs.waiting);
  const check = (isShown?: boolean) => {
    if ((isShown || hasBegun()) && !element.querySelector(".seam-waiting")) place.isReady = true;
    updateTurnsSoon();
  };
  const observer = new MutationObserver(() => check());
  const leave = () => {
    clearTimeout(timer);
    observer.disconnect();
    element.removeAttribute(mark);
    if (places.delete(element)) updateTurnsSoon();
  };
  const releaseSoon = () => {
    if (isReleasing) return;
    isReleasing = true;
    clearTimeout(timer);
    timer = setTimeout(release, longestHeldMs.ready);
  };
  let isReleasing = false;
  const place: Place = { hasBegun, releaseSoon, leave };
  places.set(element, place);
  // The mark is observed too, because a host that morphs its page removes it.
  observer.observe(element, { childList: true, subtree: true, attributeFilter: [mark] });
  check();
  // Set at once, because the mark reserves the space that `updateTurns` measures.
  if (!place.isReady) element.setAttribute(mark, "");
  return { check, leave };
}

let isLooking = false;

/** Updates once for all changes until the next microtask, before they are painted. */
function updateTurnsSoon(): void {
  if (isLooking) return;
  isLooking = true;
  queueMicrotask(() => {
    isLooking = false;
    updateTurns();
  });
}

function updateTurns(): void {
  // Measured only with several widgets, because it forces a layout.
  const boxes = ([...places] as [Element, Place][]).map(([element, place]) => ({
    element,
    place,
    box: places.size > 1 ? element.getBoundingClientRect() : undefined,
  }));
  // All widgets share the code that is still loading, so the time counts from when it has loaded.
  const haveBegun = boxes.every(({ place }) => place.isReleased || place.hasBegun());
  for (const { element, place, box } of boxes) {
    if (place.isReady && haveBegun) place.releaseSoon();
    const isHeld =
      !place.isReleased &&
      boxes.some(({ place: other, box: above }) => box && above && !other.isReady && isBelow(box, above));
    const wanted = isHeld ? "held" : "";
    if (place.isReady && !isHeld) place.leave();
    else if (element.getAttribute(mark) !== wanted) element.setAttribute(mark, wanted);
  }
}

/** Whether a box is below another. Hidden boxes have no width, so they never are. */
const isBelow = (box: DOMRect, above: DOMRect) =>
  box.top >= above.bottom - 1 && box.top > above.top && box.left < above.right && box.right > above.left;

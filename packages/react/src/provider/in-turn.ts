// Widgets that stand below each other show themselves from the top: what grows above would move what is shown already.
import { onePerPage } from "../page/page-registry.ts";

/**
 * For so long at most one that has something to show waits for those above it, counted from when all have begun; and
 * one that waits for its own answer, counted from its start.
 */
const longestHeldMs = { ready: 300, waiting: 2000 };

interface Place {
  /** Has something to show, or nothing for good. */
  isReady?: boolean;
  /** Has waited long enough. */
  isReleased?: boolean;
  /** Its code is there, or a preview. */
  readonly hasBegun: () => boolean;
  /** Waits no longer than a moment from now. */
  readonly releaseSoon: () => void;
  readonly leave: () => void;
}

interface Turn {
  /**
   * To be called when `hasBegun` has changed, unless the element has changed with it. `isShown`: it has for certain.
   */
  readonly check: (isShown?: boolean) => void;
  readonly leave: () => void;
}

/** Where a widget's first content is still to come. Tells the stylesheet; `held`: those above come first. */
const mark = "data-seam-waits";
const places = onePerPage("waiting places", () => new Map<Node, Place>());
const known = onePerPage("known places", () => new WeakSet<Node>());

/**
 * Shows what will stand in `element` no sooner than what stands above it, for as long as that is a moment. `hasBegun`:
 * there is something in it, if only what waits for an answer, or never will be.
 */
export function showInTurn(element: HTMLElement, hasBegun = () => true): Turn | undefined {
  // In a custom element of ours it is that one's turn. A page made up for tests may have no observers.
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
  // The mark too: a host that morphs its page takes it away, as the server knows nothing of it.
  observer.observe(element, { childList: true, subtree: true, attributeFilter: [mark] });
  check();
  // At once: what it is marked with gives it the room that is measured below.
  if (!place.isReady) element.setAttribute(mark, "");
  return { check, leave };
}

let isLooking = false;

/** Once for all that come in one go, and still before they are painted. */
function updateTurnsSoon(): void {
  if (isLooking) return;
  isLooking = true;
  queueMicrotask(() => {
    isLooking = false;
    updateTurns();
  });
}

function updateTurns(): void {
  // Measured only where it matters: it forces a layout.
  const boxes = ([...places] as [Element, Place][]).map(([element, place]) => ({
    element,
    place,
    box: places.size > 1 ? element.getBoundingClientRect() : undefined,
  }));
  // Code that is still to come is on its way to all of them: the moment counts from when it is there.
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

/** Never of what is not shown at all: that has no width. */
const isBelow = (box: DOMRect, above: DOMRect) =>
  box.top >= above.bottom - 1 && box.top > above.top && box.left < above.right && box.right > above.left;

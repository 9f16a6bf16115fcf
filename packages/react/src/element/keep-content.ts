// A host that morphs its page (Turbo 8, htmx, LiveView, Livewire) makes each element what the server sent: empty. This
// puts the element's root back: the same nodes, with what was typed. `reopen.ts` opens what was open in them.
import { nextId } from "../page/next-id.ts";
import { shownRoots } from "../page/shown-roots.ts";

export interface KeptContent {
  /** To be called when a root has been shown that was there already, as a preview. */
  readonly mark: () => void;
  readonly leave: () => void;
}

/**
 * Keeps what the element shows. `undefined` on a page made up for tests or for rendering, which may have no observers.
 * @param onPutBack called when the root was off the page, and is there again
 */
export function keepContent(element: HTMLElement, onPutBack: () => void): KeptContent | undefined {
  if (!globalThis.MutationObserver) return undefined;
  // Libraries match what has an id, or Alpine's `key`, with nothing else: they take the root away whole, and neither
  // change it nor take out of it what has an id.
  const mark = () => {
    const root = element.firstElementChild;
    if (!root || root.id) return;
    root.id = nextId();
    root.setAttribute("key", root.id);
  };
  const observer = new MutationObserver((records) => {
    const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
    const root = removed.findLast((node) => shownRoots.has(node));
    if (root && !root.parentNode) {
      element.replaceChildren(root);
      onPutBack();
    }
    mark();
  });
  observer.observe(element, { childList: true });
  return { mark, leave: () => observer.disconnect() };
}

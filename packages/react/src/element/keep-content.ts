// Restores an element's root after a host has morphed its page (Turbo 8, htmx, LiveView, Livewire), which makes each
// element what the server sent: empty. The same nodes return, with typed text. `reopen.ts` reopens their dialogs and
// menus.
import { nextId } from "../page/next-id.ts";
import { shownRoots } from "../page/shown-roots.ts";

export interface KeptContent {
  /** Marks a root that existed before, such as a preview, after the widget has rendered over it. */
  readonly mark: () => void;
  readonly leave: () => void;
}

/**
 * Keeps the element's content. Returns `undefined` on pages without observers, such as those of tests or of
 * prerendering.
 * @param onPutBack - Called when the root was removed from the page and has been restored.
 */
export function keepContent(element: HTMLElement, onPutBack: () => void): KeptContent | undefined {
  if (!globalThis.MutationObserver) return undefined;
  // Morphing libraries do not turn a node with an id (for Alpine, a `key`) into another node. They remove the whole
  // root instead, with the nodes in it unchanged.
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

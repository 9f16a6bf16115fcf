// A host that morphs its page (Turbo 8, htmx, LiveView, Livewire) makes each element what the server sent: empty. This
// puts the element's root back: the same nodes, with what was typed, the focus, and what was open.
import { focusedElementBy, listenTo } from "../page/in-browser.ts";
import { nextId } from "../page/next-id.ts";
import { setOnTop } from "../page/top-layer.ts";
import { shownRoots } from "../page/shown-roots.ts";

export interface KeptContent {
  /** To be called when the element has been moved: being off the page closes what was open, and takes the focus. */
  readonly reopen: () => void;
  /** To be called when a root has been shown that was there already, as a preview. */
  readonly mark: () => void;
  readonly leave: () => void;
}

/** Keeps what the element shows. `undefined` on a page made up for tests or for rendering, which may have no observers. */
export function keepContent(element: HTMLElement): KeptContent | undefined {
  if (!globalThis.MutationObserver) return undefined;
  let focused: HTMLElement | null = null;
  /** What the focus goes back to when a dialog closes. */
  let behind: HTMLElement | null = null;

  const reopen = () => {
    const now = focusedElementBy(element);
    for (const part of element.querySelectorAll<HTMLElement>("dialog:not(:modal), [popover]")) {
      // A dialog gives the focus back to what has it now.
      if (part.popover === null) behind?.focus({ preventScroll: true });
      // All that is there is open, but a tooltip that waits.
      if (part.style.display !== "none") setOnTop(part);
    }
    // The host may have given the focus to something else meanwhile.
    if (now === null || now === document.body) focused?.focus({ preventScroll: true });
  };

  const stopListening = listenTo(element, "focusin focusout", ({ type, target }) => {
    const control = target as HTMLElement;
    if (type === "focusout")
      // What is taken away loses the focus first: a moment later it is known whether it is gone.
      queueMicrotask(() => {
        if (focused === control && control.isConnected && focusedElementBy(control) !== control) focused = null;
      });
    else {
      focused = control;
      if (!control.closest("dialog")) behind = control;
    }
  });

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
      reopen();
    }
    mark();
  });
  observer.observe(element, { childList: true });
  return {
    reopen,
    mark,
    leave: () => {
      observer.disconnect();
      stopListening();
    },
  };
}

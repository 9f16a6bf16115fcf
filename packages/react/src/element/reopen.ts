// What was open in a widget, and what had the focus, when its element was off the page for a moment.
import { focusedElementBy, listenTo } from "../page/in-browser.ts";
import { setOnTop } from "../page/top-layer.ts";

interface Watched {
  /** To be called when the element is on the page again: being off it closes what was open, and takes the focus. */
  readonly reopen: () => void;
  readonly leave: () => void;
}

export function watchOpenParts(element: HTMLElement): Watched {
  let focused: HTMLElement | null = null;
  /** What the focus goes back to when a dialog closes. */
  let behind: HTMLElement | null = null;
  const leave = listenTo(element, "focusin focusout", ({ type, target }) => {
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
  return {
    leave,
    reopen() {
      const now = focusedElementBy(element);
      for (const part of element.querySelectorAll<HTMLElement>("dialog:not(:modal), [popover]")) {
        // A dialog gives the focus back to what has it now.
        if (part.popover === null) behind?.focus({ preventScroll: true });
        // All that is there is open, but a tooltip that waits.
        if (part.style.display !== "none") setOnTop(part);
      }
      // The host may have given the focus to something else meanwhile.
      if (now === null || now === document.body) focused?.focus({ preventScroll: true });
    },
  };
}

// Records the focus of a widget, and restores it and the open popovers and dialogs after the widget's element was off
// the page for a moment.
import { focusedElementBy, listenTo } from "../page/in-browser.ts";
import { setOnTop } from "../page/top-layer.ts";

interface Watched {
  /** Call it when the element is on the page again. Removal has closed its popovers and taken its focus. */
  readonly reopen: () => void;
  readonly leave: () => void;
}

export function watchOpenParts(element: HTMLElement): Watched {
  let focused: HTMLElement | null = null;
  /** Element that gets the focus when a dialog closes. */
  let behind: HTMLElement | null = null;
  const leave = listenTo(element, "focusin focusout", ({ type, target }) => {
    const control = target as HTMLElement;
    if (type === "focusout")
      // A removed element loses the focus first; in the next microtask, it is no longer connected.
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
        // A dialog returns the focus to the element that has it now.
        if (part.popover === null) behind?.focus({ preventScroll: true });
        // A popover is in the page only while it is open, except a tooltip, which is hidden until then.
        if (part.style.display !== "none") setOnTop(part);
      }
      // The host may have moved the focus meanwhile.
      if (now === null || now === document.body) focused?.focus({ preventScroll: true });
    },
  };
}

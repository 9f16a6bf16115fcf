// Records input to the preview (elements that are shown before the widget's own code has run), and restores it when the
// widget takes over.
import { focusedElementBy, hasFocus, listenTo } from "../../page/in-browser.ts";
import { shownRoots } from "../../page/shown-roots.ts";

interface WatchedPreview {
  /**
   * Call it just before the widget renders over the preview, and the returned function just after: that restores typed
   * text, focus, and a button's press in the widget.
   */
  readonly takeOver: (element: HTMLElement) => () => void;
  /** Gives focus back after the preview was off the page for a moment. */
  readonly reopen: () => void;
}

export function watchPreview(preview: HTMLElement): WatchedPreview {
  let pressed: Element | null = null;
  let focused: HTMLElement | undefined;
  shownRoots.add(preview);
  const leave = listenTo(preview, "click focusin", ({ type, target }) => {
    if (type === "click") pressed = (target as Element).closest("button");
    else focused = target as HTMLElement;
  });
  const takeOver = (element: HTMLElement) => {
    leave();
    shownRoots.delete(preview);
    const controls = controlsOf(preview);
    const [pressedAt, focusedAt] = [pressed, focusedElementBy(preview)].map((control) =>
      controls.indexOf(control as Element),
    );
    const { value = "", selectionStart = 0, selectionEnd = 0 } = preview.querySelector("input") ?? {};
    const giveBack = () => {
      const now = controlsOf(element);
      const field = element.querySelector("input");
      if (field && value !== "") {
        // React ignores an input event if its value was set by the field's own setter: the prototype's setter is used.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        field.setSelectionRange(selectionStart, selectionEnd);
      }
      if (!hasFocus(element)) (now[focusedAt ?? -1] as HTMLElement | undefined)?.focus({ preventScroll: true });
      (now[pressedAt ?? -1] as HTMLElement | undefined)?.click();
    };
    return () => {
      const isDrawn = () => shownRoots.has(element.firstElementChild as Element);
      if (isDrawn()) return giveBack();
      // React renders a moment later.
      const observer = new MutationObserver(() => {
        if (!isDrawn()) return;
        observer.disconnect();
        giveBack();
      });
      return observer.observe(element, { childList: true });
    };
  };
  return { takeOver, reopen: () => focused?.focus({ preventScroll: true }) };
}

const controlsOf = (root: Element): Element[] => [...root.querySelectorAll("button, input")];

import type { RefObject } from "react";
import { focusedElementBy, listenTo, useBrowserLayoutEffect } from "../../page/in-browser.ts";

/**
 * When what has the focus in a widget is removed or disabled, the focus goes to what does the same in another place,
 * such as "Add code" of a list that turns out to be empty, or to the widget's heading: never nowhere.
 */
export function useFocusRescue(root: RefObject<HTMLElement | null>): void {
  useBrowserLayoutEffect(() => {
    const { current: widget } = root;
    if (widget === null) return undefined;
    /** What had the focus last, until it went elsewhere on the page. */
    let last: Element | null = null;
    const isLost = () =>
      last !== null && (!last.isConnected || last.matches(":disabled, [role=listitem][style*=hidden] *"));
    const look = () => {
      if (!isLost()) return;
      const { activeElement, body } = widget.ownerDocument;
      if (activeElement !== null && activeElement !== body && focusedElementBy(widget) !== last) {
        last = null;
        return;
      }
      // Nothing that could take the focus yet: look again at the next change.
      const key = last?.getAttribute("data-seam-opener");
      const heir = key ? widget.querySelector<HTMLElement>(`[data-seam-opener=${JSON.stringify(key)}]:enabled`) : null;
      const next =
        (heir !== last && heir) ||
        (widget.querySelector<HTMLElement>('[role="heading"]') ?? widget.querySelector<HTMLElement>("input, button"));
      if (next === null) return;
      // Makes a heading focusable; what Tab reaches already is left as it is.
      if (next.tabIndex < 0) next.tabIndex = -1;
      next.focus({ preventScroll: true });
    };
    const enter = ({ target }: Event) => {
      last = target as Element;
    };
    // An element that is being removed loses the focus first. A moment later it is known whether it is gone or the
    // person just moved on.
    const leave = ({ target }: Event) => {
      queueMicrotask(() => {
        if (last === target && !isLost()) last = null;
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(widget, { childList: true, subtree: true, attributeFilter: ["disabled", "style"] });
    // Not removed at the end: they are on the widget itself, and go with it.
    listenTo(widget, "focusout", leave);
    listenTo(widget, "focusin", enter);
    return () => observer.disconnect();
  }, [root]);
}

import type { RefObject } from "react";
import { focusedElementBy, listenTo, useBrowserLayoutEffect } from "../../page/in-browser.ts";

/**
 * Moves the focus when the focused element of a widget is removed or disabled. It goes to an element with the same
 * purpose elsewhere, such as "Add code" of a list that became empty, or else to the widget's first heading, input or
 * button.
 */
export function useFocusRescue(root: RefObject<HTMLElement | null>): void {
  useBrowserLayoutEffect(() => {
    const { current: widget } = root;
    if (widget === null) return undefined;
    /** Last focused element, until the focus moves elsewhere on the page. */
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
      const key = last?.getAttribute("data-seam-opener");
      const heir = key ? widget.querySelector<HTMLElement>(`[data-seam-opener=${JSON.stringify(key)}]:enabled`) : null;
      const next =
        (heir !== last && heir) ||
        (widget.querySelector<HTMLElement>('[role="heading"]') ?? widget.querySelector<HTMLElement>("input, button"));
      // Nothing can take the focus yet, so the next change is checked.
      if (next === null) return;
      // Makes a heading focusable. Elements that Tab reaches stay as they are.
      if (next.tabIndex < 0) next.tabIndex = -1;
      next.focus({ preventScroll: true });
    };
    const enter = ({ target }: Event) => {
      last = target as Element;
    };
    // A removed element loses the focus first. A microtask later it is known whether it is gone or the person moved on.
    const leave = ({ target }: Event) => {
      queueMicrotask(() => {
        if (last === target && !isLost()) last = null;
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(widget, { childList: true, subtree: true, attributeFilter: ["disabled", "style"] });
    // The listeners are not removed on cleanup, because they disappear with the widget's element.
    listenTo(widget, "focusout", leave);
    listenTo(widget, "focusin", enter);
    return () => observer.disconnect();
  }, [root]);
}

import type { RefObject } from "react";
import { focusBy, useBrowserLayoutEffect } from "../../in-browser.ts";

/** When what had the focus in a widget goes, or is switched off, the focus goes to the widget's heading instead of nowhere. */
export function useFocusRescue(root: RefObject<HTMLElement | null>): void {
  useBrowserLayoutEffect(() => {
    const { current: widget } = root;
    if (widget === null) return undefined;
    /** What had the focus last, until it went elsewhere on the page. */
    let last: Element | null = null;
    const isLost = () => last !== null && (!last.isConnected || last.matches(":disabled, .seam-row[style*=hidden] *"));
    const look = () => {
      if (!isLost()) return;
      const { activeElement, body } = widget.ownerDocument;
      if (activeElement !== null && activeElement !== body && focusBy(widget) !== last) {
        last = null;
        return;
      }
      // None yet: the next change may bring it.
      const heading = widget.querySelector<HTMLElement>('[role="heading"]') ?? widget.querySelector<HTMLElement>("input, button");
      if (heading === null) return;
      // What Tab comes to stays so.
      if (heading.tabIndex < 0) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const enter = ({ target }: Event) => {
      last = target as Element;
    };
    // It goes before it is gone: who has left by themselves is known a moment later.
    const leave = ({ target }: Event) => {
      queueMicrotask(() => {
        if (last === target && !isLost()) last = null;
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(widget, { childList: true, subtree: true, attributeFilter: ["disabled", "style"] });
    // These go with the widget.
    widget.addEventListener("focusout", leave);
    widget.addEventListener("focusin", enter);
    return () => observer.disconnect();
  }, [root]);
}

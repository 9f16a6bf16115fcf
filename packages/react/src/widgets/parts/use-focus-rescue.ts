import { type RefObject, useRef } from "react";
import { useBrowserLayoutEffect } from "../../ui/Popover/browser-layout-effect.ts";

/**
 * When the row that had the focus goes, or was to get it back, the focus goes to the heading instead of nowhere.
 * @param news - Changes when rows may have gone, or a dialog over them has closed.
 */
export function useFocusRescue(list: RefObject<HTMLElement | null>, ...news: readonly unknown[]): void {
  /** What in the list had the focus last, until it went elsewhere on the page. */
  const last = useRef<Element | null>(null);
  useBrowserLayoutEffect(() => {
    const { current } = list;
    if (current === null || last.current === null || last.current.isConnected) return;
    last.current = null;
    const { activeElement } = current.getRootNode() as Document | ShadowRoot;
    if (activeElement !== null && activeElement !== document.body) return;
    current.closest(".seam-components")?.querySelector<HTMLElement>("[data-seam-title]")?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- what may have moved the focus
  }, [list, ...news]);
  useBrowserLayoutEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const enter = ({ target }: FocusEvent) => {
      last.current = target as Element;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Menus and dialogs of ours give it back.
      if (relatedTarget instanceof Element && relatedTarget.closest("dialog, [popover]") === null) last.current = null;
    };
    current.addEventListener("focusin", enter);
    current.addEventListener("focusout", leave);
    return () => {
      current.removeEventListener("focusin", enter);
      current.removeEventListener("focusout", leave);
    };
  }, [list]);
}

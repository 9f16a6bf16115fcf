import { type RefObject, useRef } from "react";
import { useBrowserLayoutEffect } from "../../ui/Popover/browser-layout-effect.ts";

/** When the row that had the focus goes, the focus goes to the heading instead of nowhere. `rows` change when rows may go. */
export function useFocusRescue(list: RefObject<HTMLElement | null>, rows: unknown): void {
  const held = useRef(false);
  // After every render, to know what held the focus before the next.
  useBrowserLayoutEffect(() => {
    const { current } = list;
    const focused = (current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;
    const isNowhere = focused === null || focused === document.body;
    if (held.current && isNowhere)
      current?.closest(".seam-components")?.querySelector<HTMLElement>("[data-seam-title]")?.focus({ preventScroll: true });
  }, [list, rows]);
  useBrowserLayoutEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const enter = () => {
      held.current = true;
    };
    // A row that is removed with the focus in it sends no focusout that leads elsewhere.
    const leave = ({ target }: FocusEvent) => {
      if ((target as Element).isConnected) held.current = false;
    };
    current.addEventListener("focusin", enter);
    current.addEventListener("focusout", leave);
    return () => {
      current.removeEventListener("focusin", enter);
      current.removeEventListener("focusout", leave);
    };
  }, [list]);
}

// Root elements of mounted widgets. If one leaves the page without unmounting, the host has removed it.
import type { RefObject } from "react";
import { useBrowserLayoutEffect } from "./in-browser.ts";
import { onePerPage } from "./page-registry.ts";

export const shownRoots = onePerPage("shown roots", () => new WeakSet<Node>());

/** Registers an element as shown while its component is mounted. @param begin - Called once with the element. */
export function useShownRoot(
  root: RefObject<HTMLElement | null>,
  begin?: (root: HTMLElement) => { readonly leave: () => void } | undefined,
): void {
  useBrowserLayoutEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    shownRoots.add(current);
    const begun = begin?.(current);
    return () => {
      begun?.leave();
      shownRoots.delete(current);
    };
  }, []);
}

// The outermost elements of widgets that are shown: where one is gone all the same, somebody else has taken it away.
import type { RefObject } from "react";
import { useBrowserLayoutEffect } from "./in-browser.ts";
import { onePerPage } from "./page-registry.ts";

export const shownRoots = onePerPage("shown roots", () => new WeakSet<Node>());

/** Counts what the ref points at as shown, for as long as its component is there. `begin`: called with it once. */
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

// What widgets ask of a browser, each in one way.
import { useEffect, useLayoutEffect } from "react";

/** React 18 warns of layout effects while rendering on a server. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Hears events, named with spaces between, before anything inside `target` does. Returns what ends that. */
export function listen(target: EventTarget, names: string, hear: (event: Event) => void): () => void {
  const types = names.split(" ");
  for (const type of types) target.addEventListener(type, hear, true);
  return () => types.forEach((type) => target.removeEventListener(type, hear, true));
}

/** What has the focus where an element stands: of what is in a shadow root, the page knows no more than its host. */
export const focusBy = (element: Element): Element | null => (element.getRootNode() as Document | ShadowRoot).activeElement;

/** The focus is on the element, or in it. */
export const hasFocus = (element: Element | null): boolean => element !== null && element.contains(focusBy(element));

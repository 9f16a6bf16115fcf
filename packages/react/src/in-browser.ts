// What several parts of this package need from a browser, written once.
import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect`, without the warning that React 18 gives for it while rendering on a server. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Listens in the capture phase, before anything inside `target`. `names` are separated by spaces. Returns a function that stops it. */
export function listen(target: EventTarget, names: string, hear: (event: Event) => void): () => void {
  const types = names.split(" ");
  for (const type of types) target.addEventListener(type, hear, true);
  return () => types.forEach((type) => target.removeEventListener(type, hear, true));
}

/** The focused element in the element's own root. For a shadow root, `document.activeElement` would only give its host. */
export const focusBy = (element: Element): Element | null => (element.getRootNode() as Document | ShadowRoot).activeElement;

/** The focus is on the element, or in it. */
export const hasFocus = (element: Element | null): boolean => !!element?.contains(focusBy(element));

/** The parent; for the topmost element in a shadow root, its host. */
export const parentOf = ({ parentElement, parentNode }: Element): Element | undefined =>
  parentElement ?? (parentNode as Partial<ShadowRoot> | null)?.host;

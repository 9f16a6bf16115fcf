// What several parts of this package need from a browser, written once.
import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect`, without the warning that React 18 gives for it while rendering on a server. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Listens in the capture phase, before anything inside the target or targets. `names` are separated by spaces. Returns
 * a function that stops it.
 */
export function listenTo(
  targets: EventTarget | readonly EventTarget[],
  names: string,
  hear: (event: Event) => void,
): () => void {
  const types = names.split(" ");
  const all = [targets].flat();
  for (const target of all) for (const type of types) target.addEventListener(type, hear, true);
  return () => {
    for (const target of all) for (const type of types) target.removeEventListener(type, hear, true);
  };
}

/**
 * The focused element in the element's own root. For a shadow root, `document.activeElement` would only give its host.
 */
export const focusedElementBy = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;

/** The focus is on the element, or in it. */
export const hasFocus = (element: Element | null): boolean => !!element?.contains(focusedElementBy(element));

/**
 * The element and all that it is shown in, the innermost first, through shadow roots and slots. What scrolls in a
 * shadow root, such as Ionic's content, tells nobody outside it.
 */
export const selfAndAncestors = (element: Element | null | undefined): Element[] =>
  element
    ? [
        element,
        ...selfAndAncestors(
          element.assignedSlot ?? element.parentElement ?? (element.parentNode as Partial<ShadowRoot> | null)?.host,
        ),
      ]
    : [];

/**
 * The CSS `zoom` of a host's page, or of a part of it. Measured boxes have it in them; lengths that are set are
 * multiplied by it.
 */
export const zoomOf = ({ currentCSSZoom }: Element): number => currentCSSZoom || 1;

// Browser helpers that several parts of this package share.
import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect`, without React 18's warning during rendering on a server. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Listens in the capture phase, before anything inside the target or targets. `names` are separated by spaces. Returns
 * a function that stops listening.
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
 * Returns the focused element in the element's own root. For a shadow root, `document.activeElement` would only be its
 * host.
 */
export const focusedElementBy = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;

/** Whether the focus is on the element, or in it. */
export const hasFocus = (element: Element | null): boolean => !!element?.contains(focusedElementBy(element));

/**
 * Returns the element and its ancestors, the innermost first, through shadow roots and slots. Scroll events in a shadow
 * root, such as those of Ionic's content, do not leave it.
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
 * Returns the CSS `zoom` of a host's page, or of a part of it. Measured boxes include it; lengths that are set are
 * multiplied by it.
 */
export const zoomOf = ({ currentCSSZoom }: Element): number => currentCSSZoom || 1;

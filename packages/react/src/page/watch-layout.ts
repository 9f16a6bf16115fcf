// Observes positions and sizes. Simulated browsers such as jsdom have no layout and report nothing.

/** Observes whether an element is in view. Returns a function that stops observing. */
export function watchSight(element: Element, look: (entries: readonly IntersectionObserverEntry[]) => void) {
  if (typeof IntersectionObserver === "undefined") return () => undefined;
  const observer = new IntersectionObserver(look);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Observes the size of an element. Returns a function that stops observing. */
export function watchSize(element: Element, measure: () => void) {
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Scrolls as little as needed to bring the element into view. */
export const scrollToSight = (element: Partial<Pick<Element, "scrollIntoView">> | null | undefined): void =>
  element?.scrollIntoView?.({ block: "nearest" });

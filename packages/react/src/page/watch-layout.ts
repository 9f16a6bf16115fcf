// What a browser tells of where things are. Simulated ones, such as jsdom, lay nothing out and tell nothing.

/** Watches whether an element is in sight. Returns a function that stops it. */
export function watchSight(element: Element, look: (entries: readonly IntersectionObserverEntry[]) => void) {
  if (typeof IntersectionObserver === "undefined") return () => undefined;
  const observer = new IntersectionObserver(look);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Watches the size of an element. Returns a function that stops it. */
export function watchSize(element: Element, measure: () => void) {
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Scrolls as little as it takes to have the element in sight. */
export const scrollToSight = (element: Partial<Pick<Element, "scrollIntoView">> | null | undefined): void =>
  element?.scrollIntoView?.({ block: "nearest" });

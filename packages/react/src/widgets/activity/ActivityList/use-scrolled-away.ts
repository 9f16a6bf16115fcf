import { type RefObject, useEffect, useRef } from "react";
import { watchSight } from "../../../page/watch-layout.ts";

/** Whether an element is scrolled out at the top of its scroll container. Read the ref when something arrives. */
export function useScrolledAway(element: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isAway = useRef(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    return watchSight(current, (entries) => {
      const last = entries.at(-1);
      if (!last) return;
      isAway.current = !last.isIntersecting && last.boundingClientRect.top < (last.rootBounds?.top ?? 0) + 1;
    });
  });
  return isAway;
}

import { type RefObject, useEffect, useRef } from "react";
import { watchSight } from "../../../page/watch-layout.ts";

/** Returns a ref that holds whether an element is above the top of the viewport. */
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

import { type RefObject, useState } from "react";
import { useBrowserLayoutEffect } from "../../../page/in-browser.ts";
import { watchSize } from "../../../page/watch-layout.ts";

/** Least width of a week, in px. In a narrower one, bars are too short for names. */
const weekPx = 760;

/** Whether a week fits in the element. Known before the first paint. */
export function useIsWide(place: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(true);
  useBrowserLayoutEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const measure = () => current.offsetWidth > 0 && setWide(current.offsetWidth >= weekPx);
    measure();
    return watchSize(current, measure);
  }, [place]);
  return isWide;
}

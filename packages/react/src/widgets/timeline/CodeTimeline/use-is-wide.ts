import { type RefObject, useState } from "react";
import { useBrowserLayoutEffect } from "../../../page/in-browser.ts";
import { watchSize } from "../../../page/watch-layout.ts";

/** A narrower week has bars in which no name can be read, in px. */
const weekPx = 760;

/** Whether a week has room in the element. Known before anything is painted. */
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

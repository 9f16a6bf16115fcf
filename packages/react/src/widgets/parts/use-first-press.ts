import { useEffect, useRef, useState } from "react";
import { listen } from "../../in-browser.ts";

/** What systems take for a double click, unless somebody has set another time. Also the echo of a trembling hand, or of a key that chatters. */
export const echoMs = 500;
/** In CSS pixels: as far as the two taps of a finger may lie apart. */
const sameSpot = 40;

type Click = Pick<MouseEvent, "timeStamp" | "clientX" | "clientY" | "detail">;

let latest: Click | undefined;
export const rememberClick = (click: Event | undefined): void => {
  latest = click as MouseEvent | undefined;
};

/** Remembers the latest click in the page, by which `useFirstPress` knows what opened the things that come. */
export const useClickMemory = (): void => useEffect(() => listen(window, "click", rememberClick), []);

/**
 * Whether a press of a button is meant, and not the second click of a double click on what stood in its place before, such as the row
 * that opened it. `detail` alone does not tell: Safari on iOS counts every tap as the first. Once a press was meant, all later ones are.
 */
export function useFirstPress(): (press: Click) => boolean {
  const isUsed = useRef(false);
  const [opener] = useState(latest);
  const isSecond = ({ timeStamp, clientX, clientY, detail }: Click) =>
    detail === 1
      ? opener && timeStamp - opener.timeStamp < echoMs && Math.hypot(clientX - opener.clientX, clientY - opener.clientY) < sameSpot
      : detail > 1;
  return (press) => (isUsed.current ||= !isSecond(press));
}

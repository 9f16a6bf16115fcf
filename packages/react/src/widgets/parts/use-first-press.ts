import { useEffect, useRef, useState } from "react";
import { listenTo } from "../../page/in-browser.ts";

/**
 * What systems take for a double click, unless somebody has set another time. Also the echo of a trembling hand, or of
 * a key that chatters.
 */
export const echoMs = 500;
/** In CSS pixels: as far as the two taps of a finger may lie apart. */
const sameSpot = 40;

type PressFacts = Pick<MouseEvent, "timeStamp" | "clientX" | "clientY" | "detail">;

/** Where clicks are still plain mouse events, they do not say what made them. */
let latest: (PressFacts & Partial<Pick<PointerEvent, "pointerType">>) | undefined;
export const rememberClick = (click: Event | undefined): void => {
  latest = click as PointerEvent | undefined;
};

/** Remembers the latest click in the page, by which `useFirstPress` knows what opened the things that come. */
export const useClickMemory = (): void => useEffect(() => listenTo(window, "click", rememberClick), []);

/**
 * Whether a press of a button is meant, and not the second click of a double click on what stood in its place before,
 * such as the row that opened it. `detail` alone does not tell: Safari on iOS counts every tap as the first. A mouse is
 * counted everywhere, so that two single clicks of it are meant, however fast a program makes them. Once a press was
 * meant, all later ones are.
 */
export function useFirstPress(): (press: PressFacts) => boolean {
  const isUsed = useRef(false);
  const [opener] = useState(latest);
  const isSecond = (press: PressFacts) =>
    press.detail === 1
      ? opener &&
        opener.pointerType !== "mouse" &&
        press.timeStamp - opener.timeStamp < echoMs &&
        Math.hypot(press.clientX - opener.clientX, press.clientY - opener.clientY) < sameSpot
      : press.detail > 1;
  return (press) => (isUsed.current ||= !isSecond(press));
}

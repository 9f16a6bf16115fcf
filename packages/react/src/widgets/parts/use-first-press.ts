import { useEffect, useRef, useState } from "react";
import { listenTo } from "../../page/in-browser.ts";

/**
 * Default time of a double click in systems, in milliseconds. Also covers the echo of a trembling hand, or of a key
 * that chatters.
 */
export const echoMs = 500;
/** Distance between two taps of a finger on one spot, in CSS pixels. */
const sameSpot = 40;

type PressFacts = Pick<MouseEvent, "timeStamp" | "clientX" | "clientY" | "detail">;

/** Clicks that are plain mouse events do not have a pointer type. */
let latest: (PressFacts & Partial<Pick<PointerEvent, "pointerType">>) | undefined;
export const rememberClick = (click: Event | undefined): void => {
  latest = click as PointerEvent | undefined;
};

/** Remembers the latest click of the page, which `useFirstPress` compares with. */
export const useClickMemory = (): void => useEffect(() => listenTo(window, "click", rememberClick), []);

/**
 * Whether a press of a button is intended, and not the second click of a double click on what was there before, such as
 * the row that opened it. `detail` alone does not decide: Safari on iOS counts every tap as the first. All browsers
 * count clicks of a mouse, so two single clicks of a mouse are intended, however fast a program makes them. After one
 * intended press, all later ones are.
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

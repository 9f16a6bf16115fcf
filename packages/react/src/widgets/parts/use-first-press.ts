import { useEffect, useRef, useState } from "react";
import { listenTo } from "../../page/in-browser.ts";

/**
 * Time after a press in which another one is taken for an unintended echo, in milliseconds: the default time of a
 * double click in operating systems. A trembling hand or a chattering key repeats faster.
 */
export const echoMs = 500;
/** Longest distance between two taps of a finger on one spot, in CSS pixels. */
const sameSpot = 40;

type PressFacts = Pick<MouseEvent, "timeStamp" | "clientX" | "clientY" | "detail">;

/** Latest click. It has no pointer type if it is a plain mouse event. */
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

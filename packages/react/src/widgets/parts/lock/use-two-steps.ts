import { useRef, useState } from "react";
import { echoMs } from "../use-first-press.ts";
import { useHasPassed } from "../../use-has-passed.ts";

const armedMs = 5000;
/** The longest that systems let people take over a double click. */
const doubleClickMs = 900;

/**
 * `isArmed`: the next press is the second. `confirmPress`: whether this press is one that acts; if not, it arms. `detail`:
 * that of a click event, how many clicks came in a row.
 */
type TwoSteps = readonly [
  isArmed: boolean,
  confirmPress: (event: { readonly detail: number }) => boolean,
  disarm: () => void,
];

/**
 * Two presses for one act, where a press by mistake would open a door. The second counts within 5 seconds, and only
 * while `occasion`, what was on screen at the first, stays the same. A press within half a second of another, or the
 * second of a slower double click, is an echo: of an impatient or trembling hand, or of a key that chatters. It does
 * nothing, and the next press is measured from it, so that hammering on the button opens nothing.
 */
export function useTwoSteps(occasion: string): TwoSteps {
  const [armed, setArmed] = useState<{ at: number; occasion: string } | null>(null);
  const last = useRef(0);
  const isOver = useHasPassed(armed && armed.at, armedMs);
  const disarm = () => setArmed(null);
  const isArmed = armed?.occasion === occasion && !isOver;
  // For good: if the former occasion returns, the press made then must not count.
  if (armed && !isArmed) disarm();
  const confirmPress = ({ detail }: { readonly detail: number }) => {
    const at = Date.now();
    const isEcho = at - last.current < (detail > 1 ? doubleClickMs : echoMs);
    last.current = at;
    if (isEcho) return false;
    // By the clock as well: on a machine that has slept, the timer behind `isOver` may not have run yet.
    if (isArmed && at < armed.at + armedMs) return true;
    setArmed({ at, occasion });
    return false;
  };
  return [isArmed, confirmPress, disarm];
}

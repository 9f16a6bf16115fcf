import { useRef, useState } from "react";
import { echoMs } from "../use-first-press.ts";
import { useHasPassed } from "../../use-has-passed.ts";

const armedMs = 5000;
/** Longest time that systems allow for a double click, in milliseconds. */
const doubleClickMs = 900;

/**
 * State of the two presses. `isArmed` is whether the next press is the second. `confirmPress` returns whether this
 * press acts; if not, it arms. `detail` is that of a click event: the number of clicks in a row.
 */
type TwoSteps = readonly [
  isArmed: boolean,
  confirmPress: (event: { readonly detail: number }) => boolean,
  disarm: () => void,
];

/**
 * Requires two presses for one action, where a single press by mistake would open a door. The second counts within 5
 * seconds, and only while `occasion`, which names what was on screen at the first press, stays the same. A press within
 * half a second of another, or the second of a slower double click, is an echo of an impatient or trembling hand, or of
 * a key that chatters. An echo does nothing, and the next press is measured from it, so that hammering on the button
 * opens nothing.
 */
export function useTwoSteps(occasion: string): TwoSteps {
  const [armed, setArmed] = useState<{ at: number; occasion: string } | null>(null);
  const last = useRef(0);
  const isOver = useHasPassed(armed && armed.at, armedMs);
  const disarm = () => setArmed(null);
  const isArmed = armed?.occasion === occasion && !isOver;
  // Disarms for good: if the former occasion returns, its press must not count.
  if (armed && !isArmed) disarm();
  const confirmPress = ({ detail }: { readonly detail: number }) => {
    const at = Date.now();
    const isEcho = at - last.current < (detail > 1 ? doubleClickMs : echoMs);
    last.current = at;
    if (isEcho) return false;
    // Compares the clock as well: on a machine that has slept, the timer behind `isOver` may not have run yet.
    if (isArmed && at < armed.at + armedMs) return true;
    setArmed({ at, occasion });
    return false;
  };
  return [isArmed, confirmPress, disarm];
}

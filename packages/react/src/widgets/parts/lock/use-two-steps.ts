import { useRef, useState } from "react";
import { useHasPassed } from "../../use-has-passed.ts";

const armedMs = 5000;
const echoMs = 500;
/** The longest that systems let people take over a double click. */
const doubleClickMs = 900;

/**
 * `isArmed`: the next press counts. `isMeant`: whether this press does; one that does not arms. `detail`: of a click, how many came
 * in a row.
 */
export type TwoSteps = readonly [isArmed: boolean, isMeant: (event: { readonly detail: number }) => boolean, disarm: () => void];

/**
 * Two presses for one act, where a press by mistake opens a door. The second counts for 5 seconds, and while `occasion`, what was
 * on screen at the first, is the same. One that follows another within half a second, or is the other half of a slower double click,
 * is that other's echo, of an impatient or trembling hand or a key that chatters, and what follows it is looked at the same way:
 * whoever hammers on it opens nothing.
 */
export function useTwoSteps(occasion: string, onArm: () => void): TwoSteps {
  const [armed, setArmed] = useState<{ at: number; occasion: string } | null>(null);
  const last = useRef(0);
  const isOver = useHasPassed(armed && armed.at, armedMs);
  const disarm = () => setArmed(null);
  const isArmed = armed?.occasion === occasion && !isOver;
  // For good: when all is as it was again, nobody has pressed.
  if (armed && !isArmed) disarm();
  const isMeant = ({ detail }: { readonly detail: number }) => {
    const at = Date.now();
    const isEcho = at - last.current < (detail > 1 ? doubleClickMs : echoMs);
    last.current = at;
    if (isEcho) return false;
    // A machine that slept meanwhile has not looked at its clock yet.
    if (isArmed && at < armed.at + armedMs) return true;
    setArmed({ at, occasion });
    onArm();
    return false;
  };
  return [isArmed, isMeant, disarm];
}

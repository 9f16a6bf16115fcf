import { DriverError, type Op } from "./driver.ts";

/** Longest time of a radio message. One sent later than this before the deadline could reach the lock after it. */
export const radioMs = 250;

/** @throws DriverError `timeout` if there is too little time left to send anything */
export function requireTime({ signal, deadline }: Pick<Op, "signal" | "deadline">, now: number): void {
  if (signal.aborted || now + radioMs >= deadline)
    throw new DriverError("timeout", "There was no time left to send the command.");
}

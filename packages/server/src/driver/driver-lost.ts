// The error of a call whose driver process ended before it answered. Whether the lock acted is unknown.
import { DriverError } from "./driver.ts";

/** @param wasAsked - Whether the call had reached the driver, which may then have acted on it. */
export class DriverLostError extends DriverError {
  static {
    this.prototype.name = "DriverLostError";
  }
  /** Reason, e.g. "did not answer for five seconds". Never holds a secret. */
  readonly why: string;

  constructor(why: string, wasAsked: boolean) {
    super("unreachable", `The process of this driver ended: it ${why}.`, { applied: wasAsked ? "unknown" : "no" });
    this.why = why;
  }
}

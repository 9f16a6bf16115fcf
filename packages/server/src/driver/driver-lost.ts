// The program in which a driver runs has ended: of what it was told nobody knows more than that it was told.
import { DriverError } from "./driver.ts";

/** `wasAsked`: the question had reached the driver, which may have acted on it. */
export class DriverLostError extends DriverError {
  static {
    this.prototype.name = "DriverLostError";
  }
  /** What the program did, e.g. "did not answer for five seconds"; nothing in it may be a secret. */
  readonly why: string;

  constructor(why: string, wasAsked: boolean) {
    super("unreachable", `The process of this driver ended: it ${why}.`, { applied: wasAsked ? "unknown" : "no" });
    this.why = why;
  }
}

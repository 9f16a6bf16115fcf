// A command whose outcome nobody knows: the lock may have heard of it, and is only read from now on. A bolt that is
// read where the command was to bring it confirms the command. Nothing is sent again.
import { type Driver, DriverError, type LockReport, type Op } from "../../driver/driver.ts";

/** A bolt that travels may be read before it has arrived, and a link may only just be coming up. */
export const mostReads = 3;
export const readEveryMs = 2000;

interface FoundOut {
  /** undefined: the lock could not be read. */
  report: LockReport | undefined;
  /** `error`: what the lock, or its silence, says instead; undefined: nothing. */
  outcome: { proof: { proof: "state" } } | { error: DriverError } | undefined;
}

/** Reads the lock once. */
export async function findOut(driver: Pick<Driver, "readState">, locked: boolean, op: Op): Promise<FoundOut> {
  try {
    const report = await driver.readState(op);
    if (report.jammed === true) return { report, outcome: { error: inDoubt("jammed", "The lock tells of a jam.") } };
    // What a link merely assumes proves nothing.
    const isThere = report.source === "report" && report.locked === locked;
    return { report, outcome: isThere ? { proof: { proof: "state" } } : undefined };
  } catch (error) {
    const isAway = error instanceof DriverError && error.fault === "unreachable";
    return { report: undefined, outcome: isAway ? { error: inDoubt("unreachable", error.message) } : undefined };
  }
}

const inDoubt = (fault: "jammed" | "unreachable", message: string): DriverError =>
  new DriverError(fault, message, { applied: "unknown" });

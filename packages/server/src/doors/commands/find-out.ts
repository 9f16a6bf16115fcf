// Finds out the outcome of a command that the lock may have received. The lock is only read: nothing is sent again. A
// bolt that is read at the command's target confirms the command.
import { type Driver, DriverError, type LockReport, type Op } from "../../driver/driver.ts";

/** Most readings. One may come before the bolt has arrived, or while the link is still coming up. */
export const mostReads = 3;
export const readEveryMs = 2000;

interface FoundOut {
  /** Report of the lock; `undefined` if it could not be read. */
  report: LockReport | undefined;
  /** Outcome of the command; `undefined` if it is still unknown. */
  outcome: { proof: { proof: "state" } } | { error: DriverError } | undefined;
}

/** Reads the lock once. */
export async function findOut(driver: Pick<Driver, "readState">, locked: boolean, op: Op): Promise<FoundOut> {
  try {
    const report = await driver.readState(op);
    if (report.jammed === true) return { report, outcome: { error: inDoubt("jammed", "The lock reports a jam.") } };
    // An assumed state proves nothing.
    const isThere = report.source === "report" && report.locked === locked;
    return { report, outcome: isThere ? { proof: { proof: "state" } } : undefined };
  } catch (error) {
    const isAway = error instanceof DriverError && error.fault === "unreachable";
    return { report: undefined, outcome: isAway ? { error: inDoubt("unreachable", error.message) } : undefined };
  }
}

const inDoubt = (fault: "jammed" | "unreachable", message: string): DriverError =>
  new DriverError(fault, message, { applied: "unknown" });

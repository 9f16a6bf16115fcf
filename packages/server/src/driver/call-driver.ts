// One call of one operation to a driver, with every way in which it can end.
import { type AskAgain, type Driver, DriverError, isAskAgain, type Op } from "./driver.ts";

/**
 * Resolves to the driver's answer, to the time to ask again (at the deadline at the latest), or to its `DriverError`.
 * Any other error becomes the fault `internal` with `applied: "unknown"`. Exception: before the deadline, for a system
 * that keeps operations, that error is thrown, because the system can be asked about the same operation again.
 * @param call - Returns `undefined` if the driver has no part for this operation.
 */
export async function callDriver<Answer extends object>(
  { keepsOperations = false }: Pick<Driver, "keepsOperations">,
  { now, deadline }: Pick<Op, "now" | "deadline">,
  call: () => Promise<Answer | AskAgain | undefined> | undefined,
): Promise<Answer | AskAgain | DriverError> {
  try {
    const answer = await call();
    if (answer === undefined) return new DriverError("unsupported", "The driver cannot do this.");
    if (!isAskAgain(answer)) return answer;
    if (!keepsOperations)
      return inDoubt("internal", "The driver wants to be asked again, but its system keeps no operations.");
    if (now >= deadline) return inDoubt("timeout", "The device did not confirm in time.");
    return { again_at: Math.min(answer.again_at, deadline) };
  } catch (error) {
    if (error instanceof DriverError) return error;
    if (keepsOperations && now < deadline) throw error;
    return inDoubt("internal", "The driver failed in an unexpected way.", error);
  }
}

/** The error for an operation whose answer was lost because the process died or stood still. */
export const unansweredCall = (): DriverError =>
  inDoubt("internal", "The operation was begun, and its answer was lost.");

const inDoubt = (fault: "internal" | "timeout", message: string, cause?: unknown): DriverError =>
  new DriverError(fault, message, { applied: "unknown", cause });

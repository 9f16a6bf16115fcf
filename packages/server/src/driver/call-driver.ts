// One call of one operation to a driver, with every way in which it can end.
import { type AskAgain, type Driver, DriverError, isAskAgain, type Op } from "./driver.ts";

/**
 * Resolves to the driver's answer, to when to ask again (at the deadline at the latest), or to its error.
 * Something unforeseen that a driver throws becomes the fault `internal` with `applied: "unknown"`. Only where the
 * system keeps operations is it thrown before the deadline: the same operation is then asked about again.
 * @param call undefined where the driver has no part for it
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
    return inDoubt("internal", "The driver failed in a way that nobody foresaw.", error);
  }
}

/** The answer for an operation that was begun by a call whose answer nobody has: the process died, or stood still. */
export const unansweredCall = (): DriverError =>
  inDoubt("internal", "The operation was begun, and its answer was lost.");

const inDoubt = (fault: "internal" | "timeout", message: string, cause?: unknown): DriverError =>
  new DriverError(fault, message, { applied: "unknown", cause });

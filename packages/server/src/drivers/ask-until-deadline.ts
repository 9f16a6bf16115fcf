// One question to a driver, which may want to be asked again: not after the command's deadline.
import { type AskAgain, DriverError, isAskAgain, type Op } from "./driver.ts";

/**
 * The driver's answer, or when to ask again, at the deadline at the latest. Its errors are returned, not thrown; when
 * the deadline has passed without an answer, that is one of them.
 * @param call undefined where the driver has no part for it
 */
export async function askUntilDeadline<Answer extends object>(
  { now, deadline }: Pick<Op, "now" | "deadline">,
  call: () => Promise<Answer | AskAgain | undefined> | undefined,
): Promise<Answer | AskAgain | DriverError> {
  try {
    const answer = await call();
    if (answer === undefined) return new DriverError("unsupported", "The driver cannot do this.");
    if (!isAskAgain(answer)) return answer;
    if (now >= deadline)
      return new DriverError("timeout", "The device did not confirm in time.", { applied: "unknown" });
    return { again_at: Math.min(answer.again_at, deadline) };
  } catch (error) {
    if (error instanceof DriverError) return error;
    throw error;
  }
}

// One question to a driver in a process of its own, which ends with the answer, or when time is up.
import { ConnectError } from "../drivers/connect-error.ts";
import { DriverLostError } from "../drivers/driver-lost.ts";
import { UnforeseenError } from "./failures.ts";
import type { DriverProcess } from "./driver-process.ts";
import type { Question } from "./messages.ts";

const patienceMs = 5000;
/** A driver that obeys says why it has found nothing. */
const graceMs = 300;

/** @throws ConnectError, also when the process ends or does not answer */
export async function runErrand(
  launch: () => DriverProcess,
  question: Question,
  signal: AbortSignal = AbortSignal.timeout(patienceMs),
): Promise<unknown> {
  const process = launch();
  const { promise: late, reject } = Promise.withResolvers<never>();
  late.catch(() => "told below");
  const giveUp = () =>
    void setTimeout(() => reject(new ConnectError("no_answer", "The driver did not answer in time.")), graceMs);
  signal.addEventListener("abort", giveUp, { once: true });
  if (signal.aborted) giveUp();
  try {
    return await Promise.race([late, process.ask(question, signal)]);
  } catch (error) {
    if (error instanceof DriverLostError)
      throw new ConnectError("not_this_system", `The driver failed while it looked: it ${error.why}.`, {
        cause: error,
      });
    if (error instanceof UnforeseenError)
      throw new ConnectError("not_this_system", `The driver failed while it looked (${error.message}).`, {
        cause: error,
      });
    throw error;
  } finally {
    signal.removeEventListener("abort", giveUp);
    process.end("has done its errand");
  }
}

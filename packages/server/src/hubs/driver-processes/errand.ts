// One question to a driver in a process of its own, which ends with the answer, or when time is up.
import { setTimeout as sleep } from "node:timers/promises";
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import { DriverLostError } from "../../driver/driver-lost.ts";
import { NotStartedError } from "./never-started.ts";
import { UnforeseenError } from "./failures.ts";
import type { DriverProcess } from "./driver-process.ts";
import type { Question } from "./messages.ts";

/** From when the process has started. */
const patienceMs = 5000;
/** On a busy machine a process takes seconds to start. */
export const startPatienceMs = 10_000;
/** A driver that obeys says why it has found nothing. */
const graceMs = 300;

/** @throws ConnectError, also when the process ends or does not answer */
export async function runErrand(launch: () => DriverProcess, question: Question): Promise<unknown> {
  const process = launch();
  const { promise: late, reject } = Promise.withResolvers<never>();
  late.catch(() => "told below");
  const isStarted = await Promise.race([process.started, sleep(startPatienceMs, false, { ref: false })]);
  const signal = isStarted ? AbortSignal.timeout(patienceMs) : AbortSignal.abort();
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
    if (error instanceof NotStartedError) throw new ConnectError("no_answer", error.message, { cause: error });
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

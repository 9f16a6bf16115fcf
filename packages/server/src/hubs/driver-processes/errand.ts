// Starts a driver's process for one call and ends it with the answer, or when the time is up.
import { setTimeout as sleep } from "node:timers/promises";
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import { DriverLostError } from "../../driver/driver-lost.ts";
import { NotStartedError } from "./never-started.ts";
import { UnforeseenError } from "./failures.ts";
import type { DriverProcess } from "./driver-process.ts";
import type { Question } from "./messages.ts";

/** Longest wait for the answer after the process has started. */
const patienceMs = 5000;
/** Longest wait for the start of a process, which takes seconds on a busy machine. */
export const startPatienceMs = 10_000;
/** Time after the abort in which a driver can still say why it found nothing. */
const graceMs = 300;

/** @throws ConnectError, also if the process ends or does not answer; SettingsError and DriverError of the driver */
export async function runErrand(launch: () => DriverProcess, question: Question): Promise<unknown> {
  const process = launch();
  const { promise: late, reject } = Promise.withResolvers<never>();
  late.catch(() => "the race below throws it");
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

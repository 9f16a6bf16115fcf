// Waits for a command to end. Polls at once, then after one second, then at intervals that grow to two, for a minute
// in all.
import type { SucceededActionAttempt } from "./call-options.ts";
import { SeamActionAttemptError, SeamActionAttemptTimeoutError } from "./errors.ts";
import { actionAttemptsGet } from "./generated/calls.ts";
import type { ActionAttempt } from "./generated/entities.ts";
import { isTransient, type Transport, abortAfter } from "./transport.ts";

const longestWaitMs = 60_000;
const firstPauseMs = 1000;
const longestPauseMs = 2000;
const slowdown = 1.2;

/** Resolves to the attempt once it succeeded. @throws SeamActionAttemptError, SeamActionAttemptTimeoutError */
export async function settleAttempt(
  begun: ActionAttempt,
  transport: Transport,
  signal?: AbortSignal,
): Promise<SucceededActionAttempt> {
  const { clock } = transport;
  const deadline = clock.now() + longestWaitMs;
  let attempt = begun;
  let failure: unknown;
  let pause = 0;
  while (attempt.status !== "success") {
    if (attempt.status === "error") throw new SeamActionAttemptError(attempt);
    if (pause > 0) await clock.sleep(Math.min(pause, deadline - clock.now()), signal);
    const left = deadline - clock.now();
    if (left <= 0) throw new SeamActionAttemptTimeoutError(attempt, longestWaitMs, failure);
    const limit = abortAfter(Math.ceil(left), signal);
    try {
      attempt = await poll(attempt.action_attempt_id, transport, limit);
      failure = undefined;
    } catch (error) {
      signal?.throwIfAborted();
      // The command goes on while its server restarts or the network fails for a moment, so the wait goes on too. A
      // refusal ends the wait.
      if (!isTransient(error) && !limit.aborted) throw Object.assign(error as Error, { actionAttempt: attempt });
      // A poll that the deadline cut short is no failure to report: keep the failure of the poll before it.
      if (!limit.aborted) failure = error;
    }
    pause = Math.min(pause * slowdown || firstPauseMs, longestPauseMs);
  }
  return attempt as SucceededActionAttempt;
}

async function poll(action_attempt_id: string, transport: Transport, signal: AbortSignal): Promise<ActionAttempt> {
  const { action_attempt } = await transport.send(actionAttemptsGet, { action_attempt_id }, signal);
  return action_attempt as ActionAttempt;
}

// Classifies failures after which the outcome is unknown.

interface Failure {
  readonly name?: unknown;
  readonly code?: unknown;
  /** HTTP status, if there was an answer. */
  readonly status?: unknown;
  /** Attempt of an accepted command. If it failed, its own `error` states the reason. */
  readonly actionAttempt?: { readonly error?: { readonly type?: unknown } | null };
}

const factsOf = (error: unknown): Failure => error ?? {};

/** Whether a command was sent to a device that did not confirm it: the device may have done it, or may still do it. */
export const isUnconfirmed = (error: unknown): boolean =>
  factsOf(error).actionAttempt?.error?.type === "action_attempt_expired";

/**
 * Whether the outcome is unknown: there was no complete answer, the server failed while it ran the command, or the
 * command was accepted and only polling its result failed. `false` without a session, because then nothing was sent.
 */
export function isUnanswered(error: unknown): boolean {
  const { name, code, status, actionAttempt } = factsOf(error);
  if (name === "SeamSessionError") return false;
  const isBroken = /^network_error$|_response$/.test(code as string) || (status as number) >= 500;
  return isBroken || (actionAttempt !== undefined && Boolean(status));
}

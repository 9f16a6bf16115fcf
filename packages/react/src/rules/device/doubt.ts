// After which failures nobody knows whether the thing was done.

interface Failure {
  readonly name?: unknown;
  readonly code?: unknown;
  /** The HTTP status, when something answered. */
  readonly status?: unknown;
  /** The attempt of a command that was accepted; if it failed, its own `error` says why. */
  readonly actionAttempt?: { readonly error?: { readonly type?: unknown } | null };
}

const factsOf = (error: unknown): Failure => error ?? {};

/** Whether a command was sent to a device that did not confirm it: the device may have done it, or may still do it. */
export const isUnconfirmed = (error: unknown): boolean =>
  factsOf(error).actionAttempt?.error?.type === "action_attempt_expired";

/**
 * Whether it is open if the thing was done: there was no answer, or half of one, or the server broke while doing it; or
 * the command was accepted, and only asking what became of it failed. Never where there was no session, because then
 * nothing was sent.
 */
export function isUnanswered(error: unknown): boolean {
  const { name, code, status, actionAttempt } = factsOf(error);
  if (name === "SeamSessionError") return false;
  const isBroken = /^network_error$|_response$/.test(code as string) || (status as number) >= 500;
  return isBroken || (actionAttempt !== undefined && Boolean(status));
}

interface Failure {
  /** The attempt of a command that was accepted; if it failed, its own `error` says why. */
  readonly actionAttempt?: { readonly error?: { readonly type?: unknown } | null };
}

/** Whether a command was sent to a device that did not confirm it: the device may have done it, or may still do it. */
export const isUnconfirmed = (error: unknown): boolean =>
  (error as Failure | null | undefined)?.actionAttempt?.error?.type === "action_attempt_expired";

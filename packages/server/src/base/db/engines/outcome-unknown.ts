/**
 * The database went away during a commit, or after it and before the answer was read. It may have been done, so the
 * caller must not simply ask again.
 */
export class OutcomeUnknownError extends Error {
  static {
    this.prototype.name = "OutcomeUnknownError";
  }
  constructor(cause: unknown) {
    super(`The database connection was lost during this change, so it may have been made anyway. (${String(cause)})`, {
      cause,
    });
  }
}

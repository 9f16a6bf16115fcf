/**
 * Thrown if the database failed during a commit, or after it and before its answer was read. The transaction may be
 * committed, so the caller must not simply retry.
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

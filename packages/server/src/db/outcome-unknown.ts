/** The database went away as something was kept, or before what was kept could be read: it may have been done, and must not be asked for again. */
export class OutcomeUnknownError extends Error {
  static {
    this.prototype.name = "OutcomeUnknownError";
  }
  constructor(cause: unknown) {
    super(`The database went away as this was written down: it may have been done. (${String(cause)})`, { cause });
  }
}

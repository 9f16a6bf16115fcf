/** Thrown if a database or a backup cannot be used. `message` is a sentence for the operator. */
export class DatabaseError extends Error {
  static {
    this.prototype.name = "DatabaseError";
  }
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  static of(error: unknown, what: string): DatabaseError {
    if (error instanceof DatabaseError) return error;
    const reason = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
    return new DatabaseError("database_unavailable", `${what}: ${reason}.`, { cause: error });
  }
}

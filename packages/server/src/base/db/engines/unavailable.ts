// Decides whether a statement failed because the database is unavailable, not because the statement is wrong.

/** Codes of the operating system for a connection that failed or was lost. */
const lostConnections: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
  // The server itself has no file handles left.
  "EMFILE",
  "ENFILE",
  "ENOBUFS",
  "EADDRNOTAVAIL",
]);

/**
 * SQLSTATEs of an unavailable database: no connection (08), out of connections, memory or disk (53), shutting down or
 * starting (57P0), a read-only standby (25006), a transaction that was idle for too long (25P03), a lock that another
 * process did not release (55P03).
 */
const notNow = /^(?:08|53|57P0)|^(?:25006|25P03|55P03)$/;

/**
 * Messages of the PostgreSQL driver for a connection that broke, or was not available in time. These errors have no
 * code.
 */
const brokenUnderUs =
  /^Connection terminated|^timeout exceeded when trying to connect|not queryable$|connection has been discarded$/;

export function isPostgresUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return (
    lostConnections.has(code) || (typeof code === "string" && notNow.test(code)) || brokenUnderUs.test(String(message))
  );
}

/**
 * SQLite's primary codes: locked by another process (5), read-only (8), disk error (10), disk full (13), file cannot be
 * opened (14).
 */
const failingFiles: ReadonlySet<number> = new Set([5, 8, 10, 13, 14]);

export function isSqliteUnavailable(error: unknown): boolean {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  return typeof errcode === "number" && failingFiles.has(errcode & 0xff);
}

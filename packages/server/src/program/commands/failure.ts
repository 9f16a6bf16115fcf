// What an operator is told when a command ends early: one sentence where they can put it right.
import { DatabaseError } from "../../base/db/engines/database-error.ts";
import { isSqliteUnavailable } from "../../base/db/engines/unavailable.ts";
import { SettingsError } from "../../base/settings-error.ts";

/** The system's error codes for a disk that is full, failing or read-only. */
const failingDisk: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EIO", "EROFS"]);

/** undefined: a bug of the program, which is printed with its whole stack for whoever fixes it. */
export function sentenceFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof SettingsError || error instanceof DatabaseError) return error.message.replaceAll("\n", " ");
  if (!isSqliteUnavailable(error) && !failingDisk.has((error as NodeJS.ErrnoException).code)) return undefined;
  return `The disk or the database failed: ${error.message}. Check whether the disk is full or mounted read-only, then start again.`;
}

/** The same for programs. */
export const refusalOf = (error: unknown, message: string) => ({
  type:
    error instanceof DatabaseError ? error.code : error instanceof SettingsError ? "invalid_settings" : "disk_failed",
  message,
});

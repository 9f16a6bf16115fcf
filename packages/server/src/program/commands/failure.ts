// Messages for operators when a command fails: one sentence if they can fix it.
import { DatabaseError } from "../../base/db/engines/database-error.ts";
import { isSqliteUnavailable } from "../../base/db/engines/unavailable.ts";
import { SettingsError } from "../../base/settings-error.ts";

/** System error codes of a full, failing or read-only disk. */
const failingDisk: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EIO", "EROFS"]);

/** Sentence for an error; `undefined` for a bug of the program, which is printed with its stack. */
export function sentenceFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof SettingsError || error instanceof DatabaseError) return error.message.replaceAll("\n", " ");
  if (!isSqliteUnavailable(error) && !failingDisk.has((error as NodeJS.ErrnoException).code)) return undefined;
  return `The disk or the database failed: ${error.message}. Check whether the disk is full or mounted read-only, then start again.`;
}

/** Error for programs. */
export const refusalOf = (error: unknown, message: string) => ({
  type:
    error instanceof DatabaseError ? error.code : error instanceof SettingsError ? "invalid_settings" : "disk_failed",
  message,
});

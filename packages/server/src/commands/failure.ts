// What an operator is told when a command ends early: one sentence where they can put it right.
import { DatabaseError } from "../db/database-error.ts";
import { isSqliteUnavailable } from "../db/unavailable.ts";
import { SettingsError } from "../settings.ts";

/** What the system says of a disk that is full, fails, or can only be read. */
const failingDisk: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EIO", "EROFS"]);

/** undefined: a fault of the program's own, of which whoever mends it needs the whole stack. */
export function sentenceFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof SettingsError || error instanceof DatabaseError) return error.message.replaceAll("\n", " ");
  if (!isSqliteUnavailable(error) && !failingDisk.has((error as NodeJS.ErrnoException).code)) return undefined;
  return `The disk or the database failed: ${error.message}. Look whether the disk is full or mounted read-only, and start again.`;
}

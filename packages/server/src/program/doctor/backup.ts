// Checks the age of the last backup.
import type { Inspection } from "../../base/db/backups/inspect.ts";
import type { Finding } from "./finding.ts";

const dayMs = 86_400_000;
const mostDays = 7;
const advice = "Run `mortise backup FILE` every night, and let another machine fetch the file.";

/** Findings about the last backup; none for an empty database. */
export function backupFindings({ lastBackupAt, holdings }: Inspection): Finding[] {
  const at = { check: "backup" } as const;
  if (!holdings || holdings.workspaces === 0) return [];
  if (lastBackupAt === null) return [{ ...at, state: "warning", what: "No backup of it has been made", advice }];
  const days = Math.floor((Date.now() - lastBackupAt) / dayMs);
  const when = new Date(lastBackupAt).toISOString();
  return days >= mostDays
    ? [{ ...at, state: "warning", what: `Its last backup is ${days} days old (${when})`, advice }]
    : [{ ...at, state: "ok", what: `Its last backup was made at ${when}` }];
}

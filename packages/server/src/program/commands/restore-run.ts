// Carries out `mortise restore` after its arguments were read.
import { countOf, holdingsText } from "../../base/db/backups/holdings.ts";
import { type Restored, restorePostgres, restoreSqlite } from "../../base/db/backups/restore.ts";
import { uncheckedText } from "./backup-check.ts";
import { writeSecretFile } from "../../base/db/files/secret.ts";
import { openDatabase } from "../../base/db/open-database.ts";
import type { Settings } from "../settings/settings.ts";
import { printResult } from "./command.ts";
import type { Io } from "./io.ts";
import { placeOf } from "./with-database.ts";

interface Asked {
  path: string;
  settings: Settings;
  json: boolean | undefined;
  /** Whether the backup may replace data. */
  replace: boolean;
}

export async function runRestore({ path, settings, json, replace }: Asked, io: Io): Promise<number> {
  const { secret, revoked, state, ...holdings } = await restored(path, settings, replace);
  const holds_secret = secret !== undefined;
  const note =
    holds_secret || settings.secret !== undefined
      ? ""
      : "\nIt does not contain the server's secret. If MORTISE_SECRET was set when it was made, set the same before the server starts.";
  const checked = state === "whole";
  const check = checked ? "" : `\n${uncheckedText}`;
  const database = { place: placeOf(settings), ...holdings };
  printResult(
    io,
    { json },
    { workspaces: holdings.workspaces, holds_secret, checked, revoked_since: revoked ?? null, database },
    `Restored ${holdingsText(holdings)} into ${database.place}.${check}${note}\n${revokedText(revoked)}`,
  );
  return 0;
}

function revokedText(revoked: Restored["revoked"]): string {
  if (!revoked)
    return "Whether keys were revoked since the backup was made is not known, because no database was replaced that could tell. Look through `mortise keys list`, given the same database.";
  const { keys, sessions } = revoked;
  const lines = keys.map(({ key_id, kind, begins }) => `  ${kind} ${begins}_…: mortise keys revoke ${key_id}`);
  const ended =
    sessions === 0
      ? []
      : [
          `${countOf(sessions, "session")} that had been ended since work again. Changing the server's secret ends every session at once.`,
        ];
  if (keys.length === 0 && sessions === 0) return "No key that works again had been revoked since the backup was made.";
  return [
    ...(keys.length === 0 ? [] : ["Revoked since the backup was made, and working again:", ...lines]),
    ...ended,
  ].join("\n");
}

async function restored(path: string, settings: Settings, replace: boolean): Promise<Restored> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl === undefined) {
    const result = await restoreSqlite(path, dataDir, { replace });
    if (result.secret !== undefined) writeSecretFile(dataDir, result.secret);
    return result;
  }
  // A restore also fills an empty database, and so creates what is missing.
  const database = await openDatabase(settings, { exclusive: false });
  try {
    return await restorePostgres(path, database, { replace });
  } finally {
    await database.close();
  }
}

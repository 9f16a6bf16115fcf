// Time of the last backup, stored in the database itself.
import type { PlainQuery } from "../database.ts";

const setting = "last_backup_at";

export async function noteBackup(query: PlainQuery, at: number): Promise<void> {
  const value = String(at);
  await query
    .insertInto("settings")
    .values({ name: setting, value })
    .onConflict((on) => on.column("name").doUpdateSet({ value }))
    .execute();
}

/** Resolves to epoch milliseconds, or to `null` if no backup is stored. */
export async function lastBackupAt(query: PlainQuery): Promise<number | null> {
  const row = await query.selectFrom("settings").select("value").where("name", "=", setting).executeTakeFirst();
  return row === undefined ? null : Number(row.value);
}

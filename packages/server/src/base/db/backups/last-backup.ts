// When the last backup was made, noted in the database that it was made of.
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

/** Epoch milliseconds; null: none was made since this is noted. */
export async function lastBackupAt(query: PlainQuery): Promise<number | null> {
  const row = await query.selectFrom("settings").select("value").where("name", "=", setting).executeTakeFirst();
  return row === undefined ? null : Number(row.value);
}

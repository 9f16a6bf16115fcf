// The moment a server on this database last saw: whoever starts next learns from it that the clock was set back meanwhile.
import type { SeenMoment } from "../clock.ts";
import type { Database } from "../db/database.ts";

/** Under `settings`, in epoch milliseconds. */
const name = "clock";
/** Seldom enough for a disk that wears out. */
export const noteEveryMs = 60_000;

export async function lastSeen({ query }: Database): Promise<SeenMoment | undefined> {
  const row = await query.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  const at = Number(row?.value);
  return Number.isFinite(at) ? { at, until: at + noteEveryMs } : undefined;
}

export async function noteSeen({ query }: Database, at: number): Promise<void> {
  const value = String(at);
  await query
    .insertInto("settings")
    .values({ name, value })
    .onConflict((on) => on.column("name").doUpdateSet({ value }))
    .execute();
}

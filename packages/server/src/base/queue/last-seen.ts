// Stores the time of a running server in the database. The next server learns from it if the clock was set back
// meanwhile.
import type { Clock, SeenMoment } from "../clock.ts";
import type { Database } from "../db/database.ts";

/** Name in `settings`. The value is in epoch milliseconds. */
export const lastSeenSetting = "clock";
/** Interval of the writes, long enough to spare disks that wear out. */
const noteEveryMs = 60_000;

export async function lastSeen({ query }: Database): Promise<SeenMoment | undefined> {
  const row = await query.selectFrom("settings").select("value").where("name", "=", lastSeenSetting).executeTakeFirst();
  const at = Number(row?.value);
  return Number.isFinite(at) ? { at, until: at + noteEveryMs } : undefined;
}

export async function noteSeen({ query }: Database, at: number): Promise<void> {
  const value = String(at);
  await query
    .insertInto("settings")
    .values({ name: lastSeenSetting, value })
    .onConflict((on) => on.column("name").doUpdateSet({ value }))
    .execute();
}

/** Returns a function that stores the time at most once a minute, however often it is called. */
export function notingSeen(database: Database, clock: Clock): () => Promise<void> {
  let notedAt = 0;
  return async () => {
    const now = clock.now();
    if (Math.abs(now - notedAt) < noteEveryMs) return;
    await noteSeen(database, now);
    notedAt = now;
  };
}

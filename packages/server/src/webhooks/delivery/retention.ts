// Deletes expired payloads, expired answers of idempotency keys, and expired tokens of portals. Messages themselves
// stay.
import { sql } from "kysely";
import { iso, type ServerTime } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";

/** Rows per statement, which takes a few hundredths of a second. */
const slice = 200;

/**
 * Deletes expired data by server time. If a workspace's clock is ahead, its expired data is hidden at once, but deleted
 * only when it expires by server time.
 */
export async function forgetExpired({ query }: Database, now: ServerTime): Promise<void> {
  await query.deleteFrom("webhook_tokens").where("expires_at", "<=", iso(now)).execute();
  await inSlices(async () => {
    const over = query
      .selectFrom("webhook_answers")
      .select("hash")
      .where(sql`coalesce(forget_at, expires_at)`, "<", Date.now())
      .limit(slice);
    return (await query.deleteFrom("webhook_answers").where("hash", "in", over).executeTakeFirstOrThrow())
      .numDeletedRows;
  });
  await inSlices(async () => {
    const over = query
      .selectFrom("webhook_messages")
      .select("msg_id")
      .where("payload", "is not", null)
      .where("expires_at", "<=", iso(now))
      .limit(slice);
    const updated = query.updateTable("webhook_messages").set({ payload: null }).where("msg_id", "in", over);
    return (await updated.executeTakeFirstOrThrow()).numUpdatedRows;
  });
}

/**
 * Deletes in slices, between which the server answers other requests. Deleting hundreds of thousands of rows at once
 * would block an embedded database for seconds.
 */
async function inSlices(forget: () => Promise<bigint>): Promise<void> {
  while ((await forget()) === BigInt(slice)) await new Promise(setImmediate);
}

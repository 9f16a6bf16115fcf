// Payloads whose time is over are thrown away, and so are answers kept for idempotency keys and tokens of portals;
// messages themselves stay.
import { sql } from "kysely";
import { iso, type ServerTime } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";

/** Rows per statement, which takes a few hundredths of a second. */
const slice = 200;

/**
 * Where a workspace's clock runs ahead, what has expired there is hidden at once, and deleted only
 * when the server's time has come.
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
 * Others are answered between one slice and the next: of hundreds of thousands, an embedded database would be busy for
 * seconds.
 */
async function inSlices(forget: () => Promise<bigint>): Promise<void> {
  while ((await forget()) === BigInt(slice)) await new Promise(setImmediate);
}

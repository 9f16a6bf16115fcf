// Payloads whose time is over are thrown away, and so are answers kept for idempotency keys and tokens of portals; messages themselves stay.
import { iso } from "../clock.ts";
import type { Database } from "../db/database.ts";

const batch = 1000;

/**
 * `now`: server time. Where a workspace's clock runs ahead, what has expired there is hidden at once, and deleted only when the server's
 * time has come.
 */
export async function forgetExpired({ query }: Database, now: number): Promise<void> {
  await query.deleteFrom("webhook_answers").where("expires_at", "<", Date.now()).execute();
  await query.deleteFrom("webhook_tokens").where("expires_at", "<=", iso(now)).execute();
  for (;;) {
    const expired = query
      .selectFrom("webhook_messages")
      .select("msg_id")
      .where("payload", "is not", null)
      .where("expires_at", "<=", iso(now))
      .limit(batch);
    const { numUpdatedRows } = await query
      .updateTable("webhook_messages")
      .set({ payload: null })
      .where("msg_id", "in", expired)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows < batch) return;
  }
}

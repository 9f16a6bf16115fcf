import { sql } from "kysely";
import type { Database, Query } from "../db/database.ts";

/** What came to be sent once more had arrived before. */
export const failedUnlessDelivered = sql<0 | 2>`case when status = 0 then 0 else 2 end`;

/** What still waits for an endpoint is given up: it was disabled or deleted. */
export async function stopDeliveries(database: Database, tx: Query, endpoint_ids: readonly string[]): Promise<void> {
  if (endpoint_ids.length === 0) return;
  await tx
    .updateTable("webhook_deliveries")
    .set({ status: failedUnlessDelivered, next_attempt_at: null, due_at: null, manual: 0, leased_until: null, leased_by: null })
    .where(database.among("endpoint_id", endpoint_ids))
    .where("due_at", "is not", null)
    .execute();
}

import { messageStatuses } from "@mortise/contract";
import { sql } from "kysely";
import type { Tx } from "../../base/db/database.ts";
import type { AttemptStatus } from "../../base/db/webhook-schema.ts";
import { withoutLease } from "./lease.ts";

const [success, fail] = [sql.lit(messageStatuses.Success), sql.lit(messageStatuses.Fail)];

/** Status `Fail`, unless the delivery had succeeded before and only a requested repetition is given up. */
export const failedUnlessDelivered = sql<AttemptStatus>`case when status = ${success} then ${success} else ${fail} end`;

/** Gives up waiting deliveries of disabled or deleted endpoints. */
export async function stopDeliveries(tx: Tx, endpoint_ids: readonly string[]): Promise<void> {
  if (endpoint_ids.length === 0) return;
  await tx
    .updateTable("webhook_deliveries")
    .set({ status: failedUnlessDelivered, next_attempt_at: null, due_at: null, manual: 0, ...withoutLease })
    .where(tx.among("endpoint_id", endpoint_ids))
    .where("due_at", "is not", null)
    .execute();
}

// What a sandbox's clock has to do with deliveries: they keep the server's time, so as the workspace's gains, they come nearer.
import { sql } from "kysely";
import type { Query } from "../db/database.ts";

/** Server time (epoch milliseconds) of the workspace's next delivery after `now`; null when there is none. */
export async function nextDelivery(query: Query, workspace_id: string, now: number): Promise<number | null> {
  const { due_at } = await query
    .selectFrom("webhook_deliveries")
    .select((eb) => eb.fn.min("due_at").as("due_at"))
    .where("workspace_id", "=", workspace_id)
    .where("due_at", ">", now)
    .executeTakeFirstOrThrow();
  return due_at;
}

/** In the transaction that moves the clock on. */
export async function bringDeliveriesNearer(tx: Query, workspace_id: string, step: number): Promise<void> {
  await tx
    .updateTable("webhook_deliveries")
    .set({
      due_at: sql<number>`due_at - ${step}`,
      next_attempt_at: sql<number | null>`next_attempt_at - ${step}`,
    })
    .where("workspace_id", "=", workspace_id)
    .where("due_at", "is not", null)
    .execute();
  await tx
    .updateTable("webhook_endpoints")
    .set({ next_slot_at: sql<number>`next_slot_at - ${step}` })
    .where("workspace_id", "=", workspace_id)
    .where("next_slot_at", ">", 0)
    .execute();
}

// Adapts due times of deliveries to changes of clocks. Due times are in server time, so advancing a sandbox's clock
// makes its deliveries due earlier.
import { sql } from "kysely";
import type { Query, Tx } from "../../base/db/database.ts";
import { retryDelaysMs } from "./retry-schedule.ts";
import type { ServerTime } from "../../base/clock.ts";

/** Due time of the workspace's next delivery after `now`; `null` if there is none. */
export async function nextDelivery(query: Query, workspace_id: string, now: ServerTime): Promise<ServerTime | null> {
  const { due_at } = await query
    .selectFrom("webhook_deliveries")
    .select((eb) => eb.fn.min("due_at").as("due_at"))
    .where("workspace_id", "=", workspace_id)
    .where("due_at", ">", now)
    .executeTakeFirstOrThrow();
  return due_at;
}

/**
 * Corrects due times after the clock was set back. Deliveries that were due, or nearly due, would otherwise wait until
 * the clock has caught up. They are sent now. Retries wait no longer than after a failure at this moment.
 */
export async function sendSoon(query: Query, { from, to }: { from: number; to: number }): Promise<void> {
  await query
    .updateTable("webhook_deliveries")
    .set({ due_at: to })
    .where("due_at", ">", to)
    .where("due_at", "<=", from + soonMs)
    .execute();
  for (const [index, delay] of retryDelaysMs.entries())
    await query
      .updateTable("webhook_deliveries")
      .set({ due_at: to + delay, next_attempt_at: to + delay })
      .where("failures", "=", index + 1)
      .where("due_at", ">", to + delay)
      .execute();
}

/** Twice the pause before the first retry. */
const soonMs = 10_000;

/**
 * Makes a workspace's deliveries due `step` milliseconds earlier. Call it in the transaction that advances its clock by
 * as much.
 */
export async function bringDeliveriesNearer(tx: Tx, workspace_id: string, step: number): Promise<void> {
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

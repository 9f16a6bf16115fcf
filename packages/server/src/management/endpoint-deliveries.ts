// An endpoint's deliveries: counted by status, and failed ones sent again.
import { type AnswerOf, type management, messageStatuses } from "@mortise/contract";
import { sql } from "kysely";
import type { WebhookEndpointRow } from "../db/webhook-schema.ts";
import type { ManagementContext } from "./context.ts";
import { firstIdAt } from "./ids.ts";
import { invalid } from "./refusals.ts";
import { slices } from "./slices.ts";

const dayMs = 86_400_000;
const countedMs = 28 * dayMs;
const recoverableMs = 14 * dayMs + 5 * 60_000;
const maxRecovered = 10_000;

export async function countByStatus(
  { database, now }: ManagementContext,
  { endpoint_id }: WebhookEndpointRow,
): Promise<AnswerOf<typeof management.endpoint.getStats>> {
  const counts = new Map<number, number>();
  const end = now();
  for await (const { from, to } of slices(end - countedMs, end, dayMs)) {
    let messages = database.query
      .selectFrom("webhook_deliveries")
      .select(["status", (eb) => eb.fn.countAll().as("count")])
      .where("endpoint_id", "=", endpoint_id)
      .where("msg_id", ">=", firstIdAt("message", from));
    if (to < end) messages = messages.where("msg_id", "<", firstIdAt("message", to));
    for (const { status, count } of await messages.groupBy("status").execute())
      counts.set(status, (counts.get(status) ?? 0) + Number(count));
  }
  const of = (status: keyof typeof messageStatuses) => counts.get(messageStatuses[status]) ?? 0;
  return { success: of("Success"), pending: of("Pending"), fail: of("Fail"), sending: of("Sending") };
}

/** Schedules one more attempt of every delivery that has failed since `since` (in the workspace's time). */
export async function recoverFailed(context: ManagementContext, endpoint: WebhookEndpointRow, since: number): Promise<void> {
  const { database, clock, now } = context;
  if (since < now() - recoverableMs) throw invalid(["body", "since"], "At most 14 days back");
  if (endpoint.disabled === 1) return;
  await database.transaction(async (tx) => {
    const failed = tx
      .selectFrom("webhook_deliveries")
      .select("delivery_id")
      .where("endpoint_id", "=", endpoint.endpoint_id)
      .where("status", "=", sql.lit(messageStatuses.Fail))
      .where("msg_id", ">=", firstIdAt("message", since))
      .orderBy("msg_id")
      .limit(maxRecovered);
    await tx
      .updateTable("webhook_deliveries")
      // A delivery that waits for a manual attempt already gets no second one.
      .set({ manual: sql<number>`case when manual > 0 then manual else 1 end`, due_at: clock.now() })
      .where("delivery_id", "in", failed)
      .execute();
    await database.notify(tx, "deliveries", "");
  });
}

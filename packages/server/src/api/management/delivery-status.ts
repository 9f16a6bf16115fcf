// Status of a message's delivery to an endpoint, as the API returns it.
import type { MessageStatus } from "@mortise/contract";
import { iso } from "../../base/clock.ts";
import type { ManagementContext } from "./context.ts";

const words = ["success", "pending", "fail", "sending"] as const;
export const wordOf = (status: MessageStatus) => words[status];

/** Status with its due time, which is stored in the server's time and sent in the workspace's. */
export const standOf = (
  { now, clock }: ManagementContext,
  row: { status: MessageStatus; next_attempt_at: number | null },
) => ({
  status: row.status,
  statusText: wordOf(row.status),
  nextAttempt: row.next_attempt_at === null ? null : iso(row.next_attempt_at + now() - clock.now()),
});

export type Destination = { endpointId: string } & ReturnType<typeof standOf>;

/** Destinations by the message's id, without deleted endpoints. */
export async function destinationsOf(
  context: ManagementContext,
  msgIds: readonly string[],
): Promise<ReadonlyMap<string, Destination[]>> {
  const { database } = context;
  if (msgIds.length === 0) return new Map();
  const rows = await database.query
    .selectFrom("webhook_deliveries as delivery")
    .innerJoin("webhook_endpoints as endpoint", "endpoint.endpoint_id", "delivery.endpoint_id")
    .select(["delivery.msg_id", "delivery.endpoint_id", "delivery.status", "delivery.next_attempt_at"])
    .where("endpoint.deleted_at", "is", null)
    .where(database.among("delivery.msg_id", msgIds))
    .orderBy("delivery.msg_id")
    .orderBy("delivery.endpoint_id")
    .execute();
  const byMessage = new Map<string, Destination[]>(msgIds.map((id) => [id, []]));
  for (const row of rows) byMessage.get(row.msg_id)?.push({ endpointId: row.endpoint_id, ...standOf(context, row) });
  return byMessage;
}

// Adds data of the delivery to attempts: the event that was sent, the number of the try, and the time of the next one.
import { sql } from "kysely";
import { iso } from "../../../base/clock.ts";
import type { WebhookAttemptRow } from "../../../base/db/webhook-schema.ts";
import type { ManagementContext } from "../context.ts";

export interface OfDelivery {
  eventType?: string;
  tryNumber?: number;
  nextAttempt?: string | null;
}

/** Trigger of scheduled tries. Tries by hand are not counted. */
const bySchedule = 0;

/** Deliveries by the attempt's id. */
export async function deliveriesOf(
  { database, now, clock }: ManagementContext,
  attempts: readonly WebhookAttemptRow[],
): Promise<ReadonlyMap<string, OfDelivery>> {
  if (attempts.length === 0) return new Map();
  const rows = await database.query
    .selectFrom("webhook_attempts as one")
    .innerJoin("webhook_messages", "webhook_messages.msg_id", "one.msg_id")
    .leftJoin("webhook_deliveries as delivery", (join) =>
      join.onRef("delivery.msg_id", "=", "one.msg_id").onRef("delivery.endpoint_id", "=", "one.endpoint_id"),
    )
    .select((eb) => {
      // `|| ''` keeps SQLite on the message's index, because an endpoint may have a million attempts.
      const others = eb
        .selectFrom("webhook_attempts as other")
        .whereRef("other.msg_id", "=", "one.msg_id")
        .where(sql<boolean>`other.endpoint_id || '' = one.endpoint_id`);
      return [
        "one.attempt_id",
        "one.trigger_type",
        "webhook_messages.event_type",
        "delivery.next_attempt_at",
        others
          .select(({ fn }) => fn.countAll().as("count"))
          .where("other.trigger_type", "=", bySchedule)
          .whereRef("other.attempt_id", "<=", "one.attempt_id")
          .as("tries"),
        others
          .select(({ fn }) => fn.countAll().as("count"))
          .whereRef("other.attempt_id", ">", "one.attempt_id")
          .as("later"),
      ];
    })
    .where(
      database.among(
        "one.attempt_id",
        attempts.map(({ attempt_id }) => attempt_id),
      ),
    )
    .execute();
  const ahead = now() - clock.now();
  return new Map(
    rows.map((row) => [
      row.attempt_id,
      {
        eventType: row.event_type,
        ...(row.trigger_type === bySchedule && { tryNumber: Number(row.tries) }),
        nextAttempt: Number(row.later) > 0 || row.next_attempt_at === null ? null : iso(row.next_attempt_at + ahead),
      },
    ]),
  );
}

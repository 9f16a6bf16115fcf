// Since when every attempt of an endpoint has failed, and which message was the first of them.
import type { AnswerOf, management } from "@mortise/contract";
import { sql } from "kysely";
import { messageStatuses } from "@mortise/contract";
import type { WebhookEndpointRow } from "../../base/db/webhook-schema.ts";
import { firstIdAt } from "../../webhooks/ids.ts";
import type { ManagementContext } from "./context.ts";

type Failing = NonNullable<AnswerOf<typeof management.endpoint.get>["failing"]>;

/** `null` where the newest attempt succeeded, or none was made. */
export async function failingOf(
  { database }: ManagementContext,
  { endpoint_id, failing_since }: WebhookEndpointRow,
): Promise<Failing | null> {
  if (failing_since === null) return null;
  const first = await database.query
    .selectFrom("webhook_attempts")
    .innerJoin("webhook_messages", "webhook_messages.msg_id", "webhook_attempts.msg_id")
    .select("webhook_messages.created_at")
    .where("webhook_attempts.endpoint_id", "=", endpoint_id)
    .where("webhook_attempts.status", "=", sql.lit(messageStatuses.Fail))
    .where("webhook_attempts.attempt_id", ">=", firstIdAt("attempt", Date.parse(failing_since)))
    .orderBy("webhook_attempts.attempt_id")
    .limit(1)
    .executeTakeFirst();
  return { since: failing_since, messagesSince: first?.created_at ?? failing_since };
}

// Finds since when every attempt of an endpoint has failed, and the time of the oldest message of the first failures.
import type { AnswerOf, management } from "@mortise/contract";
import { sql } from "kysely";
import { messageStatuses } from "@mortise/contract";
import type { WebhookEndpointRow } from "../../base/db/webhook-schema.ts";
import { firstIdAt } from "../../webhooks/ids.ts";
import type { ManagementContext } from "./context.ts";

type Failing = NonNullable<AnswerOf<typeof management.endpoint.get>["failing"]>;

/**
 * Number of first failures in which the oldest message is searched, more than an endpoint has concurrent attempts. The
 * first attempt to fail need not be that of the oldest message.
 */
const attemptsAtOnce = 1000;

/**
 * Longest attempt, in milliseconds. `failing_since` is the start of the attempt whose failure was written first. An
 * attempt that started earlier may have failed later, within this time.
 */
const longestAttemptMs = 30_000;

/** Resolves to `null` if no attempt has failed since the last success, or since the endpoint was enabled again. */
export async function failingOf(
  { database }: ManagementContext,
  { endpoint_id, failing_since }: WebhookEndpointRow,
): Promise<Failing | null> {
  if (failing_since === null) return null;
  const begun = database.query
    .selectFrom("webhook_attempts")
    .select("msg_id")
    .where("endpoint_id", "=", endpoint_id)
    .where("status", "=", sql.lit(messageStatuses.Fail))
    .where("attempt_id", ">=", firstIdAt("attempt", Date.parse(failing_since) - longestAttemptMs))
    .orderBy("attempt_id")
    .limit(attemptsAtOnce)
    .as("begun");
  const first = await database.query
    .selectFrom(begun)
    .innerJoin("webhook_messages", "webhook_messages.msg_id", "begun.msg_id")
    .select((eb) => eb.fn.min("webhook_messages.created_at").as("created_at"))
    .executeTakeFirst();
  return { since: failing_since, messagesSince: first?.created_at ?? failing_since };
}

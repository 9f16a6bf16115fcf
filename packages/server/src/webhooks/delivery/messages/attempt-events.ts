// Sends operational events when a message keeps failing, and when its last scheduled attempt has failed (webhook-api
// §5).
import { messageStatuses, triggerTypes } from "@mortise/contract";
import type { Tx } from "../../../base/db/database.ts";
import { endpointEventData, tellOperations } from "./operational-events.ts";
import type { FinishedAttempt } from "../finished-attempt.ts";
import { failingAfter, retryDelaysMs } from "../retry-schedule.ts";

export async function tellAttempts(tx: Tx, ended: readonly FinishedAttempt[], dueAt: number): Promise<void> {
  for (const one of ended) {
    const type = eventOf(one);
    if (type && one.attempt) await tell(tx, { ...one, attempt: one.attempt, type, dueAt });
  }
}

function eventOf({
  attempt,
  failures,
}: FinishedAttempt): "message.attempt.failing" | "message.attempt.exhausted" | undefined {
  if (attempt?.status !== messageStatuses.Fail || attempt.trigger_type !== triggerTypes.Scheduled) return undefined;
  if (failures === retryDelaysMs.length) return "message.attempt.exhausted";
  return failures + 1 === failingAfter ? "message.attempt.failing" : undefined;
}

interface Told extends FinishedAttempt {
  attempt: NonNullable<FinishedAttempt["attempt"]>;
  type: "message.attempt.failing" | "message.attempt.exhausted";
  dueAt: number;
}

async function tell(tx: Tx, { type, attempt, receiver, workspace_id, at, dueAt }: Told): Promise<void> {
  const message = await tx
    .selectFrom("webhook_messages")
    .select("event_id")
    .where("msg_id", "=", attempt.msg_id)
    .executeTakeFirst();
  const lastAttempt = {
    id: attempt.attempt_id,
    responseStatusCode: attempt.response_status_code,
    timestamp: attempt.created_at,
  };
  const data = {
    ...endpointEventData({ app_id: receiver.app_id, uid: receiver.app_uid }, receiver),
    msgId: attempt.msg_id,
    ...(message?.event_id && { msgEventId: message.event_id }),
    lastAttempt,
  };
  await tellOperations(tx, { workspace_id, at, dueAt }, { type, data });
}

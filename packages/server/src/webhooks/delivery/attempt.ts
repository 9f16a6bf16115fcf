// Attempts a claimed delivery, or finds that there is nothing to send any more.
import { messageStatuses, triggerTypes } from "@mortise/contract";
import { type Clock, iso } from "../../base/clock.ts";
import { openHeaders } from "../endpoint-headers.ts";
import { makeId } from "../ids.ts";
import type { Seal } from "../../base/secrets/sealed-text.ts";
import type { Batch } from "./delivery-batch.ts";
import type { Claimed, Delivery } from "./claim.ts";
import type { FinishedAttempt } from "./finished-attempt.ts";
import type { Receiver } from "./endpoint/receiver.ts";
import { keptHeaders } from "./request/request-headers.ts";
import type { Outcome, Sender } from "./request/send.ts";

interface AttemptTools {
  clock: Clock;
  seal: Seal;
  sender: Sender;
}

/** Attempts a delivery. Rejects if the sender was stopped, when the outcome is unknown. */
export async function attemptDelivery(
  tools: AttemptTools,
  delivery: Delivery,
  { endpoints, lease }: Claimed,
  batch: Batch,
): Promise<FinishedAttempt> {
  const { delivery_id, msg_id, endpoint_id, app_id, workspace_id, failures, manual } = delivery;
  const receiver = endpoints.get(endpoint_id);
  if (!receiver) throw new Error("Its endpoint is gone.");
  const at = tools.clock.now() + (batch.offsets.get(workspace_id) ?? 0);
  const ended = { delivery_id, workspace_id, lease, failures, receiver, at };
  const body = batch.payloads.get(msg_id);
  // The endpoint was disabled or deleted since the message was accepted, or the payload expired.
  if (receiver.disabled === 1 || receiver.deleted_at !== null || body === undefined)
    return { ...ended, attempt: undefined };
  const { outcome, request_headers, duration_ms } = await send(tools, receiver, { id: msg_id, body }, batch);
  const attempt = {
    attempt_id: makeId("attempt", at),
    msg_id,
    endpoint_id,
    app_id,
    status: outcome.isSuccess ? messageStatuses.Success : messageStatuses.Fail,
    response: outcome.response,
    response_status_code: outcome.code,
    trigger_type: manual > 0 ? triggerTypes.Manual : triggerTypes.Scheduled,
    request_headers,
    duration_ms,
    created_at: iso(at),
  };
  return { ...ended, attempt, retryAfter: outcome.retryAfter };
}

const unreadable: Outcome = {
  isSuccess: false,
  code: 0,
  response:
    "The endpoint's secret or headers cannot be read by this server. Rotate the secret, and set the headers again.",
};

async function send(
  { clock, seal, sender }: AttemptTools,
  receiver: Receiver,
  { id, body }: { id: string; body: string },
  { webhooks }: Batch,
): Promise<{ outcome: Outcome; request_headers: string | null; duration_ms: number | null }> {
  const webhook = webhooks.get(receiver.endpoint_id);
  const headers = readable(() => openHeaders(seal, receiver.headers));
  if (!webhook || !headers) return { outcome: unreadable, request_headers: null, duration_ms: null };
  // Receivers compare the signature's time with their own clocks, so it is server time, even for a sandbox whose clock
  // was advanced.
  const at = new Date(clock.now());
  const outgoing = { url: receiver.url, id, at, body, headers, signature: webhook.sign(id, at, body) };
  const begun = performance.now();
  const outcome = await sender.send(outgoing);
  // The duration is real time, because tests and people set the clock.
  const duration_ms = Math.round(performance.now() - begun);
  return { outcome, request_headers: keptHeaders(seal, outgoing), duration_ms };
}

function readable<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

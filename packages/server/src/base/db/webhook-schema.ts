// Tables of the webhook service. An environment is a workspace. Moments are ISO text in UTC, lists and documents are
// JSON text.
import type { messageStatuses, MessageStatus, TriggerType } from "@mortise/contract";
import type { Generated } from "kysely";
import type { Flag, Json, Moment } from "./column.ts";
import type { ServerTime } from "../clock.ts";

export interface WebhookSchema {
  webhook_environments: { workspace_id: string; settings: Json; created_at: Moment; updated_at: Moment };
  webhook_tokens: WebhookTokenRow & MadeBy & PortalLook;
  webhook_applications: WebhookApplicationRow;
  webhook_event_types: WebhookEventTypeRow;
  webhook_integrations: WebhookIntegrationRow;
  webhook_endpoints: WebhookEndpointRow & MadeBy;
  webhook_secrets: WebhookSecretRow;
  webhook_messages: WebhookMessageRow;
  webhook_deliveries: WebhookDeliveryRow;
  webhook_attempts: WebhookAttemptRow;
  webhook_answers: WebhookAnswerRow;
}

export interface MadeBy {
  /** Id of the key or token that made the row, as in `mortise keys list`; `null` if unknown. */
  made_by: string | null;
}

export interface WebhookTokenRow {
  /** SHA-256 of the token. */
  hash: string;
  workspace_id: string;
  kind: "organization" | "dashboard" | "integration";
  /** Application; `null` for `organization`. */
  app_id: string | null;
  integ_id: string | null;
  created_at: Moment;
  expires_at: Moment | null;
}

export interface PortalLook {
  /** Look of the portal as JSON, written by keptLook; `null` for the default. */
  portal_look: Json | null;
}

export interface WebhookApplicationRow {
  app_id: string;
  workspace_id: string;
  uid: string | null;
  name: string;
  rate_limit: number | null;
  metadata: Json | null;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: Moment | null;
}

export interface WebhookEventTypeRow {
  workspace_id: string;
  name: string;
  description: string;
  archived: Flag;
  schemas: Json | null;
  group_name: string | null;
  created_at: Moment;
  updated_at: Moment;
}

export interface WebhookIntegrationRow {
  integ_id: string;
  app_id: string;
  name: string;
  /** Sealed. */
  key: string;
  created_at: Moment;
  updated_at: Moment;
}

export interface WebhookEndpointRow {
  endpoint_id: string;
  app_id: string;
  workspace_id: string;
  uid: string | null;
  url: string;
  version: number;
  description: string;
  disabled: Flag;
  filter_types: Json | null;
  channels: Json | null;
  rate_limit: number | null;
  metadata: Json | null;
  headers: Json;
  /** Time since which every attempt has failed; `null` after a success. */
  failing_since: Moment | null;
  /** Earliest time of a rate-limited endpoint's next message. */
  next_slot_at: ServerTime;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: Moment | null;
}

export interface WebhookSecretRow {
  secret_id: Generated<number>;
  endpoint_id: string;
  /** Sealed. */
  key: string;
  created_at: Moment;
  /** Expiry; `null` for the key in force. */
  expires_at: Moment | null;
}

export interface WebhookMessageRow {
  msg_id: string;
  app_id: string;
  workspace_id: string;
  event_type: string;
  event_id: string | null;
  channels: Json | null;
  /** Payload as the caller wrote it; `null` once it was deleted after `expires_at`. */
  payload: string | null;
  created_at: Moment;
  expires_at: Moment;
}

/** A message on its way to an endpoint. */
export interface WebhookDeliveryRow {
  delivery_id: Generated<number>;
  msg_id: string;
  endpoint_id: string;
  app_id: string;
  workspace_id: string;
  /** Status on the wire: `Sending` during the schedule, `Pending` if the first attempt was requested by hand. */
  status: MessageStatus;
  /** Number of failed scheduled attempts. */
  failures: number;
  /** Number of attempts requested by hand and not made yet. */
  manual: number;
  /** Time of the schedule's next attempt; `null` for none. */
  next_attempt_at: ServerTime | null;
  /** Time of the next attempt of either kind. */
  due_at: number | null;
  /** End of the lease in epoch milliseconds of real time, as for jobs. */
  leased_until: number | null;
  /** Claim that holds the lease, which fences off a worker whose lease ran out. */
  leased_by: string | null;
}

/** Status of an attempt, which is stored after its end. */
export type AttemptStatus = (typeof messageStatuses)["Success" | "Fail"];

export interface WebhookAttemptRow {
  attempt_id: string;
  msg_id: string;
  endpoint_id: string;
  app_id: string;
  status: AttemptStatus;
  response: string;
  response_status_code: number;
  trigger_type: TriggerType;
  /** Headers as JSON, written by keptHeaders; `null` if nothing was sent, or if they were not stored yet. */
  request_headers: string | null;
  /** Milliseconds until the receiver's answer or the end of the wait; `null` if nothing was sent, or if unknown. */
  duration_ms: number | null;
  created_at: Moment;
}

/** Answer to a POST with an idempotency key. */
export interface WebhookAnswerRow {
  /** SHA-256 of key, token and address. */
  hash: string;
  /** SHA-256 of these and the request's body; `null` if an older version stored it. */
  body_hash: string | null;
  /** Status; `null` while the request is running. */
  status: number | null;
  /** Sealed. */
  body: string | null;
  /**
   * Epoch milliseconds. For an unfinished answer in real time, after which it may be taken over; for a finished one in
   * the workspace's time, until which it is returned.
   */
  expires_at: number;
  /** Time after which a finished answer is deleted, in epoch milliseconds of real time. */
  forget_at: number | null;
}

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
  /** Id of the key or token that made it, as `mortise keys list` shows it; null: not known. */
  made_by: string | null;
}

export interface WebhookTokenRow {
  /** SHA-256 of the token. */
  hash: string;
  workspace_id: string;
  kind: "organization" | "dashboard" | "integration";
  /** null for `organization`. */
  app_id: string | null;
  integ_id: string | null;
  created_at: Moment;
  expires_at: Moment | null;
}

export interface PortalLook {
  /** JSON, as keptLook writes it; null: the portal is as usual. */
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
  /** Since when every attempt has failed; null after a success. */
  failing_since: Moment | null;
  /** When a rate-limited endpoint's next message is due at the earliest. */
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
  /** null for the one in force. */
  expires_at: Moment | null;
}

export interface WebhookMessageRow {
  msg_id: string;
  app_id: string;
  workspace_id: string;
  event_type: string;
  event_id: string | null;
  channels: Json | null;
  /** As the caller wrote it; null once its time is over. */
  payload: string | null;
  created_at: Moment;
  expires_at: Moment;
}

/** One message on its way to one endpoint. */
export interface WebhookDeliveryRow {
  delivery_id: Generated<number>;
  msg_id: string;
  endpoint_id: string;
  app_id: string;
  workspace_id: string;
  /** As on the wire: `Sending` while the schedule goes on, `Pending` when its first attempt was asked for by hand. */
  status: MessageStatus;
  /** Scheduled attempts that have failed. */
  failures: number;
  /** Attempts asked for by hand and not made yet. */
  manual: number;
  /** When the schedule's next attempt is due; null when there is none. */
  next_attempt_at: ServerTime | null;
  /** When the next attempt of either kind is due. */
  due_at: number | null;
  /** Epoch milliseconds of real time, as for jobs. */
  leased_until: number | null;
  /** Which claim holds the lease; fences off a worker whose lease ran out. */
  leased_by: string | null;
}

/** Attempts are written down once they are over. */
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
  /** JSON, as keptHeaders writes it; null when nothing was sent, or before they were kept. */
  request_headers: string | null;
  /** Milliseconds until the receiver had answered, or nobody waited any more; null: nothing was sent, or not known. */
  duration_ms: number | null;
  created_at: Moment;
}

/** What a POST with an idempotency key was answered. */
export interface WebhookAnswerRow {
  /** SHA-256 of key, token and address. */
  hash: string;
  /** SHA-256 of these and the request's body; null: it was noted by an older version. */
  body_hash: string | null;
  /** null while it is being worked on. */
  status: number | null;
  /** Sealed. */
  body: string | null;
  /**
   * Epoch milliseconds: of real time, after which an unfinished answer may be taken over; of the workspace's, until
   * which it is given.
   */
  expires_at: number;
  /** Epoch milliseconds of real time, after which a finished answer is deleted. */
  forget_at: number | null;
}

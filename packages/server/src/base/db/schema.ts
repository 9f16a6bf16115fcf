// Tables of the platform.
import type { Flag, Json, Moment } from "./column.ts";
import type { ClientSessionRow } from "./session-schema.ts";
import type { ClimateSettingScheduleRow, NoiseThresholdRow } from "./sensor-schema.ts";
import type { JobRow } from "./job-row.ts";
import type { SandboxFaultRow } from "./sandbox-schema.ts";
import type { CustomerSchema } from "./customer-schema.ts";
import type { CodeOfGrant, GrantSchema } from "./grant-schema.ts";
import type { SpaceSchema } from "./space-schema.ts";
import type { UserIdentityNameRow, UserIdentityRow } from "./user-identities.ts";
import type { MadeBy, WebhookSchema } from "./webhook-schema.ts";
import type { WorkspaceTime } from "../clock.ts";

export type { ClientSessionRow } from "./session-schema.ts";

export interface Schema extends WebhookSchema, GrantSchema, SpaceSchema, CustomerSchema {
  settings: { name: string; value: string };
  workspaces: WorkspaceRow;
  keys: KeyRow;
  client_sessions: ClientSessionRow & MadeBy;
  client_session_accounts: { client_session_id: string; connected_account_id: string };
  client_session_webviews: { client_session_id: string; connect_webview_id: string };
  connected_accounts: ConnectedAccountRow;
  /** `made_from` is the origin of the page that made it; `null` for a program. */
  connect_webviews: ConnectWebviewRow & { made_from: string | null };
  login_failures: { workspace_id: string; provider: string; login: string; wrong: number; since: Moment };
  devices: DeviceRow;
  access_codes: AccessCodeRow;
  code_slots: CodeSlotRow;
  slot_news: SlotNewsRow;
  /**
   * Filled by a trigger. `seen_at` is in epoch milliseconds of the server's clock; `null` until the server has seen it.
   */
  deleted_codes: { access_code_id: string; seen_at: number | null };
  action_attempts: ActionAttemptRow;
  events: EventRow;
  event_counters: { workspace_id: string; last_seq: number };
  jobs: JobRow;
  sandbox_locks: { device_id: string; workspace_id: string; state: Json };
  sandbox_faults: SandboxFaultRow;
  noise_thresholds: NoiseThresholdRow;
  climate_setting_schedules: ClimateSettingScheduleRow;
  account_links: AccountLinkRow;
  user_identities: UserIdentityRow;
  user_identity_names: UserIdentityNameRow;
}

/** Process that holds an account's link. Others take it over when the lease has ended. */
interface AccountLinkRow {
  connected_account_id: string;
  holder: string;
  /** Epoch milliseconds of real time. */
  leased_until: number;
  /** Bolt readings of each lock in the last hour, by key; `null` if the driver does not count. */
  questions: Json | null;
}

export interface WorkspaceRow {
  workspace_id: string;
  name: string;
  company_name: string | null;
  is_sandbox: Flag;
  /** Owner, whose personal access tokens open the workspace. */
  owner_id: string | null;
  publishable_key: string | null;
  /** Name of the world from which it was seeded. */
  world: string | null;
  /** Time that a simulated bolt takes, in milliseconds; `null` for the driver's default. */
  lock_delay_ms: number | null;
  /** Offset of the workspace's clock from the server's, in milliseconds (sandboxes only). */
  clock_offset_ms: number;
  /** Network faults of a sandbox ({@link NetworkFault}); `null` for none. */
  network: Json | null;
  /** Ids of deleted accounts whose doors are still being deleted; `null` for none. */
  leaving: Json | null;
  /** Whether client sessions can be made with the publishable key. */
  publishable_key_auth: Flag;
  /** Look and texts of the hosted connect pages ({@link WebviewCustomization}); `null` for the default. */
  webview_customization: Json | null;
  created_at: Moment;
}

export interface KeyRow {
  key_id: string;
  workspace_id: string | null;
  /** Owner of an access token; `null` for keys. */
  owner_id: string | null;
  kind: "api_key" | "publishable_key" | "access_token" | "sandbox_key";
  /** Short part, by which the key is looked up. */
  short: string;
  /** SHA-256 of the long part. */
  hash: string;
  name: string | null;
  created_at: Moment;
  revoked_at: Moment | null;
}

export interface ConnectedAccountRow {
  connected_account_id: string;
  workspace_id: string;
  /** Provider name, e.g. `august`. */
  account_type: string;
  /** Login of the person, by which a reconnection finds the account. */
  login: string;
  /** Customer of the account, by the host's key. */
  customer_key: string | null;
  /** Kind of the driver. */
  driver: string;
  /** Settings of the link; `null` for drivers without one. */
  settings: Json | null;
  /** Secrets of the link by name, sealed. */
  sealed_secrets: string | null;
  /** Value that the driver keeps, sealed. */
  sealed_keep: string | null;
  /** 1 if the operator typed the address, which may then be any; 0 if it must be allowed. */
  added_by_operator: Flag;
  /** Network of its devices ({@link DeviceInfo.network}); `null` if unknown, or if the system has none. */
  network: string | null;
  is_connected: Flag;
  created_at: Moment;
  /** The entity as sent. */
  body: Json;
  /** Text for `search`, converted by `asCompared`. */
  search: string;
}

export interface ConnectWebviewRow {
  connect_webview_id: string;
  workspace_id: string;
  /** SHA-256 of the token in the webview's address. */
  auth_token_hash: string;
  status: "pending" | "authorized" | "failed";
  connected_account_id: string | null;
  /** Customer whose account it connects, by the host's key. */
  customer_key: string | null;
  created_at: Moment;
  /** Entity as sent, without `url`. */
  body: Json;
  /** State of the hosted flow, for its pages. */
  flow: Json | null;
  /** Text for `search`, converted by `asCompared`. */
  search: string;
}

export interface DeviceRow {
  device_id: string;
  workspace_id: string;
  connected_account_id: string;
  device_type: string;
  manufacturer: string | null;
  /** `properties.name`, for `devices/get` by name. */
  name: string;
  is_managed: Flag;
  /** Whether the lock itself enforces schedules, by its driver's last report. */
  native_schedule: Flag;
  /** Last known position of the bolt; `null` if there was none. */
  last_locked: Flag | null;
  /** Number of reasons to read the lock's codes, such as that it was out of reach; 0 after a complete reading. */
  codes_unseen: number;
  /** Number of readings since then that failed, or found a difference again. It sets the pause before the next. */
  codes_looks: number;
  /** Time of the next reading. */
  codes_look_at: WorkspaceTime;
  /** Last slot of the running reading; 0 for none. */
  codes_look_slot: number;
  /** Whether the running reading has found a difference. */
  codes_look_differs: Flag;
  /** Key in its own system, unique in the account; `null` for simulated devices. */
  driver_key: string | null;
  /** Abilities reported by its driver ({@link DeviceInfo}); `null` for simulated devices. */
  driver_info: Json | null;
  /** Time of the last report; 0 for none. */
  reported_at: WorkspaceTime;
  /** Number of unanswered commands in a row. */
  silences: number;
  /** Number of unexpected failures of writes in a row. `upkeep_rests_until` is the end of the pause. */
  upkeep_failures: number;
  upkeep_rests_until: WorkspaceTime;
  created_at: Moment;
  /** Text for `search`, converted by `asCompared`. */
  search: string;
  /** Managed entity as sent, but with addresses of this server stored as paths without a host. */
  body: Json;
}

export interface AccessCodeRow extends CodeOfGrant {
  access_code_id: string;
  workspace_id: string;
  device_id: string;
  is_managed: Flag;
  is_backup: Flag;
  code: string | null;
  common_code_key: string | null;
  starts_at: Moment | null;
  ends_at: Moment | null;
  /** Time of the requested removal. */
  removal_asked_at: Moment | null;
  /** Whether the code has errors or warnings of its own. */
  has_issues: Flag;
  /** Text for `search`, converted by `asCompared`. */
  search: string;
  status: "setting" | "set" | "unset" | "removing" | "unknown";
  created_at: Moment;
  /**
   * Reason why the code is not tried again: the lock's fault, `left_at_lock` or `awaits_place`; `null` if it is tried.
   */
  refused: string | null;
  /** Number of failures in a row at the lock. */
  tries: number;
  /** Time of the next try. */
  not_before: WorkspaceTime;
  /** Caller of the last change ({@link AskedBy}). */
  asked_by: Json | null;
  /** Entity as sent, without fields that are copied from its device and account. */
  body: Json;
}

/** A code that the server has written to a lock, or is writing. Stored before the driver is called. */
export interface CodeSlotRow {
  device_id: string;
  slot: number;
  access_code_id: string;
  /** Digits for the slot. */
  code: string;
  /**
   * Schedule on the lock: `starts_at/ends_at`, and `/zone` if it is in that zone's local time. Empty if the server
   * enforces the schedule.
   */
  hours: string;
  /**
   * Phase of the slot. `inactive`: the lock holds the code but keeps it switched off. `assumed`: the code was on the
   * former lock, which was replaced.
   */
  phase: "writing" | "set" | "inactive" | "assumed" | "clearing";
  /**
   * Operation under way, if any. `deadline` stays after an unconfirmed operation, which may take effect until then.
   */
  op_id: string | null;
  deadline: WorkspaceTime | null;
  /** Other possible contents until the lock has confirmed a write, latest first; `null` for none. */
  former: Json | null;
}

/** A slot whose change a lock reported, and that must be read. */
export interface SlotNewsRow {
  device_id: string;
  slot: number;
  /** Number of reports. A report during the reading makes the slot be read again. */
  told: number;
  /** Number of failed readings. `not_before` is the time of the next one. */
  tries: number;
  not_before: WorkspaceTime;
}

export interface ActionAttemptRow {
  action_attempt_id: string;
  workspace_id: string;
  device_id: string | null;
  /** Code whose setting or removal ends the attempt. */
  access_code_id: string | null;
  action_type: string;
  status: "pending" | "success" | "error";
  result: Json | null;
  error: Json | null;
  /** Caller ({@link AskedBy}); `null` for attempts from before callers were stored. */
  asked_by: Json | null;
  created_at: Moment;
  finished_at: Moment | null;
}

export interface EventRow {
  workspace_id: string;
  /** Number within the workspace, in commit order, from which a stream resumes. */
  seq: number;
  event_id: string;
  event_type: string;
  device_id: string | null;
  connected_account_id: string | null;
  access_code_id: string | null;
  connect_webview_id: string | null;
  space_id: string | null;
  client_session_id: string | null;
  user_identifier_key: string | null;
  api_key_id: string | null;
  action_attempt_id: string | null;
  access_grant_id: string | null;
  access_method_id: string | null;
  /** Person of the event's grant. */
  user_identity_id: string | null;
  /** Customer of events about spaces, grants and codes of grants. Other events are a customer's by their account. */
  customer_key: string | null;
  occurred_at: Moment;
  created_at: Moment;
  body: Json;
}

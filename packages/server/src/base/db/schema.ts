// Every table of the platform.
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
  /** `made_from`: the origin of the page that asked for it; null: a program. */
  connect_webviews: ConnectWebviewRow & { made_from: string | null };
  login_failures: { workspace_id: string; provider: string; login: string; wrong: number; since: Moment };
  devices: DeviceRow;
  access_codes: AccessCodeRow;
  code_slots: CodeSlotRow;
  slot_news: SlotNewsRow;
  /** Filled by a trigger. `seen_at`: epoch milliseconds of the server's clock; null: not seen yet. */
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

/** Which process holds the link to an account's system; the others take it over when the lease has ended. */
interface AccountLinkRow {
  connected_account_id: string;
  holder: string;
  /** Epoch milliseconds of real time. */
  leased_until: number;
  /** How often its driver asked each lock where its bolt is, in the last hour: counts by key. null: it does not count. */
  questions: Json | null;
}

export interface WorkspaceRow {
  workspace_id: string;
  name: string;
  company_name: string | null;
  is_sandbox: Flag;
  /** The owner, whose personal access tokens open it. */
  owner_id: string | null;
  publishable_key: string | null;
  /** Name of the world it was seeded from. */
  world: string | null;
  /** How long a simulated bolt takes; null = the driver's own default. */
  lock_delay_ms: number | null;
  /** How far this workspace's clock runs ahead of the server's (sandbox only). */
  clock_offset_ms: number;
  /** Sandbox network faults ({@link NetworkFault}), or null. */
  network: Json | null;
  /** Ids of accounts that are gone for callers while their doors are still being deleted; null: none. */
  leaving: Json | null;
  /** Whether client sessions can be made with the publishable key. */
  publishable_key_auth: Flag;
  /** How the hosted connect pages look and what they say ({@link WebviewCustomization}); null: as usual. */
  webview_customization: Json | null;
  created_at: Moment;
}

export interface KeyRow {
  key_id: string;
  workspace_id: string | null;
  /** Access tokens only. */
  owner_id: string | null;
  kind: "api_key" | "publishable_key" | "access_token" | "sandbox_key";
  /** Looked up by this. */
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
  /** What the person logged in with; finds the account again on reconnection. */
  login: string;
  /** The host's name for the customer it belongs to. */
  customer_key: string | null;
  /** Which driver runs its devices. */
  driver: string;
  /** What it was connected with, for a driver that has a link of its own; null for all others. */
  settings: Json | null;
  /** The secrets of the same, by name, sealed. */
  sealed_secrets: string | null;
  /** What its driver must remember, sealed. */
  sealed_keep: string | null;
  /** 1: the operator named its address, which may be any; 0: it is held to what the operator allows. */
  added_by_operator: Flag;
  /** The network that its devices are in ({@link DeviceInfo.network}); null: not known, or its system has none. */
  network: string | null;
  is_connected: Flag;
  created_at: Moment;
  /** The entity as sent. */
  body: Json;
  /** Text that `search` looks into, in the form that `asCompared` gives it. */
  search: string;
}

export interface ConnectWebviewRow {
  connect_webview_id: string;
  workspace_id: string;
  /** SHA-256 of the token in its address. */
  auth_token_hash: string;
  status: "pending" | "authorized" | "failed";
  connected_account_id: string | null;
  /** The host's name for the customer whose account it connects. */
  customer_key: string | null;
  created_at: Moment;
  /** The entity as sent, but for `url`. */
  body: Json;
  /** Where the hosted flow stands (pages only). */
  flow: Json | null;
  /** Text that `search` looks into, in the form that `asCompared` gives it. */
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
  /** Whether the lock itself keeps a code to its hours, as its driver last said. */
  native_schedule: Flag;
  /** How its bolt stood when that was last known; null: never. */
  last_locked: Flag | null;
  /** Above 0 it has to be asked which codes it holds. Counts how often it was out of reach since that was last done. */
  codes_unseen: number;
  /** How often it was asked in vain since then: it did not answer, or told something else each time. */
  codes_looks: number;
  /** When it may be asked again. */
  codes_look_at: WorkspaceTime;
  /** The last place that the look under way has asked for; 0: none. */
  codes_look_slot: number;
  /** Whether that look has found anything else than was noted. */
  codes_look_differs: Flag;
  /** Its name in its own system, unique in its account; null for simulated devices. */
  driver_key: string | null;
  /** What it can do, as its driver told ({@link DeviceInfo}); null for simulated devices. */
  driver_info: Json | null;
  /** Up to when it has told how it is; 0: never. */
  reported_at: WorkspaceTime;
  /** Commands in a row that it left without an answer. */
  silences: number;
  /** Writes of codes in a row that failed unexpectedly, and until when none is tried. */
  upkeep_failures: number;
  upkeep_rests_until: WorkspaceTime;
  created_at: Moment;
  /** Text that `search` looks into, in the form that `asCompared` gives it. */
  search: string;
  /** The managed entity as sent; own addresses begin with {@link assetOrigin}. */
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
  /** Set when somebody asked for its removal. */
  removal_asked_at: Moment | null;
  /** Whether it has errors or warnings of its own. */
  has_issues: Flag;
  /** Text that `search` looks into, in the form that `asCompared` gives it. */
  search: string;
  status: "setting" | "set" | "unset" | "removing" | "unknown";
  created_at: Moment;
  /**
   * Why it is not tried again: the fault with which the lock refused it, `left_at_lock`, or `awaits_place`; null = it is
   * tried.
   */
  refused: string | null;
  /** Failures in a row at the lock. */
  tries: number;
  /** Before then the lock is not asked again. */
  not_before: WorkspaceTime;
  /** Who last asked for a change of it ({@link AskedBy}). */
  asked_by: Json | null;
  /** The entity as sent, but for what is copied from its device and account. */
  body: Json;
}

/** What the server put on a lock, or is putting there: written before the driver is called. */
export interface CodeSlotRow {
  device_id: string;
  slot: number;
  access_code_id: string;
  /** Digits meant for the slot. */
  code: string;
  /**
   * The hours the lock keeps itself, `starts_at/ends_at`, and `/zone` if it keeps them by the wall clock of that zone;
   * empty = the server keeps them.
   */
  hours: string;
  /**
   * `inactive`: the lock holds it, but has it switched off · `assumed`: it was on the lock that this one has replaced.
   */
  phase: "writing" | "set" | "inactive" | "assumed" | "clearing";
  /**
   * The operation in flight, if one is; its deadline, which stays noted of one that ended unconfirmed: it may take
   * effect until then.
   */
  op_id: string | null;
  deadline: WorkspaceTime | null;
  /** What it may hold instead until the lock has confirmed a write, latest first, as JSON; null = nothing. */
  former: Json | null;
}

/** A place for codes of which a lock has told that something changed there; it has to be read. */
export interface SlotNewsRow {
  device_id: string;
  slot: number;
  /** How often that was told: what is told while the place is read has it read again. */
  told: number;
  /** Reads in vain, and when the next may be. */
  tries: number;
  not_before: WorkspaceTime;
}

export interface ActionAttemptRow {
  action_attempt_id: string;
  workspace_id: string;
  device_id: string | null;
  /** Attempts that end when this code is set, or gone. */
  access_code_id: string | null;
  action_type: string;
  status: "pending" | "success" | "error";
  result: Json | null;
  error: Json | null;
  /** Who sent the command ({@link AskedBy}); null: it is from before that was stored. */
  asked_by: Json | null;
  created_at: Moment;
  finished_at: Moment | null;
}

export interface EventRow {
  workspace_id: string;
  /** Counts up by one within the workspace, in commit order: what the stream resumes from. */
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
  /** Whose grant it is about. */
  user_identity_id: string | null;
  /** The customer whose it is: set for spaces, grants and codes of grants; others are a customer's by their account. */
  customer_key: string | null;
  occurred_at: Moment;
  created_at: Moment;
  body: Json;
}

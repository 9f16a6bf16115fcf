import { type Kysely, sql } from "kysely";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";

export async function up(db: Kysely<Schema>, kind: Database["kind"]): Promise<void> {
  const counting = sql.raw(kind === "postgres" ? "bigserial primary key" : "integer primary key autoincrement");
  for (const statement of tables(counting)) await statement.execute(db);
}

const tables = (counting: ReturnType<typeof sql.raw>) => [
  sql`create table settings (name text primary key, value text not null)`,
  sql`create table workspaces (
    workspace_id text primary key, name text not null, company_name text, is_sandbox integer not null, owner_id text,
    publishable_key text, world text, lock_delay_ms integer, clock_offset_ms bigint not null, network text, created_at text not null)`,
  sql`create table keys (
    key_id text primary key, workspace_id text references workspaces on delete cascade, owner_id text, kind text not null,
    short text not null unique, hash text not null, name text, created_at text not null, revoked_at text)`,
  sql`create index keys_by_workspace on keys (workspace_id, created_at)`,
  sql`create table client_sessions (
    client_session_id text primary key, workspace_id text not null references workspaces on delete cascade, user_identifier_key text,
    short text not null unique, hash text not null, created_at text not null, expires_at text, revoked_at text)`,
  sql`create unique index client_sessions_by_user on client_sessions (workspace_id, user_identifier_key)`,
  sql`create table connected_accounts (
    connected_account_id text primary key, workspace_id text not null references workspaces on delete cascade,
    account_type text not null, login text not null, driver text not null, is_connected integer not null,
    created_at text not null, body text not null)`,
  sql`create index connected_accounts_in_order on connected_accounts (workspace_id, created_at, connected_account_id)`,
  sql`create table connect_webviews (
    connect_webview_id text primary key, workspace_id text not null references workspaces on delete cascade,
    auth_token_hash text not null, status text not null,
    connected_account_id text references connected_accounts on delete set null, created_at text not null, body text not null, flow text)`,
  sql`create index connect_webviews_in_order on connect_webviews (workspace_id, created_at, connect_webview_id)`,
  sql`create table client_session_accounts (
    client_session_id text not null references client_sessions on delete cascade,
    connected_account_id text not null references connected_accounts on delete cascade,
    primary key (client_session_id, connected_account_id))`,
  sql`create index client_sessions_of_account on client_session_accounts (connected_account_id)`,
  sql`create table client_session_webviews (
    client_session_id text not null references client_sessions on delete cascade,
    connect_webview_id text not null references connect_webviews on delete cascade,
    primary key (client_session_id, connect_webview_id))`,
  sql`create index client_sessions_of_webview on client_session_webviews (connect_webview_id)`,
  sql`create table devices (
    device_id text primary key, workspace_id text not null references workspaces on delete cascade,
    connected_account_id text not null references connected_accounts on delete cascade,
    device_type text not null, manufacturer text, name text not null, is_managed integer not null, created_at text not null,
    search text not null, body text not null)`,
  sql`create index devices_in_order on devices (workspace_id, is_managed, created_at, device_id)`,
  sql`create index devices_of_account on devices (connected_account_id, is_managed, created_at, device_id)`,
  sql`create index devices_by_type on devices (workspace_id, device_type, is_managed, created_at, device_id)`,
  sql`create index devices_by_manufacturer on devices (workspace_id, manufacturer, is_managed, created_at, device_id)`,
  sql`create index devices_by_name on devices (workspace_id, name)`,
  sql`create table access_codes (
    access_code_id text primary key, workspace_id text not null references workspaces on delete cascade,
    device_id text not null references devices on delete cascade, is_managed integer not null, is_backup integer not null,
    code text, common_code_key text, starts_at text, ends_at text, removal_asked_at text, status text not null,
    created_at text not null, body text not null)`,
  sql`create index access_codes_of_device on access_codes (device_id, is_managed, created_at, access_code_id)`,
  sql`create index access_codes_in_common on access_codes (workspace_id, common_code_key)`,
  sql`create table action_attempts (
    action_attempt_id text primary key, workspace_id text not null references workspaces on delete cascade,
    device_id text references devices on delete cascade, action_type text not null, status text not null, result text, error text,
    created_at text not null, finished_at text)`,
  sql`create index action_attempts_in_order on action_attempts (workspace_id, created_at, action_attempt_id)`,
  sql`create index action_attempts_of_device on action_attempts (device_id, created_at)`,
  sql`create table event_counters (workspace_id text primary key references workspaces on delete cascade, last_seq bigint not null)`,
  sql`create table events (
    workspace_id text not null references workspaces on delete cascade, seq bigint not null, event_id text not null unique,
    event_type text not null, device_id text, connected_account_id text, access_code_id text, connect_webview_id text,
    occurred_at text not null, created_at text not null, body text not null, primary key (workspace_id, seq))`,
  sql`create index events_in_time on events (workspace_id, created_at, seq)`,
  sql`create index events_of_device on events (device_id, seq)`,
  sql`create table jobs (
    job_id ${counting}, workspace_id text references workspaces on delete cascade, kind text not null, lane text not null,
    payload text not null, run_at bigint not null, leased_until bigint, attempts integer not null)`,
  sql`create index jobs_due on jobs (run_at, job_id)`,
  sql`create index jobs_in_lane on jobs (lane, job_id)`,
  sql`create index jobs_of_workspace on jobs (workspace_id, run_at)`,
  sql`create table sandbox_locks (
    device_id text primary key references devices on delete cascade, workspace_id text not null, state text not null)`,
  sql`create table sandbox_faults (
    workspace_id text not null references workspaces on delete cascade, device_id text not null, fault text not null,
    remaining integer, primary key (workspace_id, device_id))`,
];

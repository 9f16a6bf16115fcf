import { type Kysely, sql } from "kysely";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";

export async function up(db: Kysely<Schema>, kind: Database["kind"]): Promise<void> {
  const counting = sql.raw(kind === "postgres" ? "bigserial primary key" : "integer primary key autoincrement");
  // Ids and names are sorted by bytes on both databases, because a list's next page starts after the last row's.
  const key = sql.raw(kind === "postgres" ? 'text collate "C"' : "text");
  for (const statement of tables(counting, key)) await statement.execute(db);
}

type Raw = ReturnType<typeof sql.raw>;

const tables = (counting: Raw, key: Raw) => [
  sql`create table webhook_environments (
    workspace_id text primary key references workspaces on delete cascade, settings text not null,
    created_at text not null, updated_at text not null)`,
  sql`create table webhook_applications (
    app_id ${key} primary key, workspace_id text not null references workspaces on delete cascade, uid text, name text not null,
    rate_limit integer, created_at text not null, updated_at text not null, deleted_at text)`,
  sql`create unique index webhook_applications_by_uid on webhook_applications (workspace_id, uid) where deleted_at is null`,
  sql`create index webhook_applications_in_order on webhook_applications (workspace_id, app_id)`,
  sql`create table webhook_event_types (
    workspace_id text not null references workspaces on delete cascade, name ${key} not null, description text not null,
    archived integer not null, schemas text, created_at text not null, updated_at text not null, primary key (workspace_id, name))`,
  sql`create table webhook_integrations (
    integ_id ${key} primary key, app_id ${key} not null references webhook_applications on delete cascade, name text not null,
    key text not null, created_at text not null, updated_at text not null)`,
  sql`create index webhook_integrations_in_order on webhook_integrations (app_id, integ_id)`,
  sql`create table webhook_tokens (
    hash text primary key, workspace_id text not null references workspaces on delete cascade, kind text not null,
    app_id ${key} references webhook_applications on delete cascade,
    integ_id ${key} references webhook_integrations on delete cascade, created_at text not null, expires_at text)`,
  sql`create index webhook_tokens_of_workspace on webhook_tokens (workspace_id)`,
  sql`create index webhook_tokens_of_application on webhook_tokens (app_id)`,
  sql`create index webhook_tokens_of_integration on webhook_tokens (integ_id)`,
  sql`create table webhook_endpoints (
    endpoint_id ${key} primary key, app_id ${key} not null references webhook_applications on delete cascade,
    workspace_id text not null references workspaces on delete cascade, uid text, url text not null, version integer not null,
    description text not null, disabled integer not null, filter_types text, channels text, rate_limit integer, headers text not null,
    failing_since text, next_slot_at bigint not null, created_at text not null, updated_at text not null, deleted_at text)`,
  sql`create unique index webhook_endpoints_by_uid on webhook_endpoints (app_id, uid) where deleted_at is null`,
  sql`create index webhook_endpoints_in_order on webhook_endpoints (app_id, endpoint_id)`,
  sql`create index webhook_endpoints_of_workspace on webhook_endpoints (workspace_id)`,
  sql`create table webhook_secrets (
    secret_id ${counting}, endpoint_id ${key} not null references webhook_endpoints on delete cascade, key text not null,
    created_at text not null, expires_at text)`,
  sql`create index webhook_secrets_of_endpoint on webhook_secrets (endpoint_id, secret_id)`,
  sql`create table webhook_messages (
    msg_id ${key} primary key, app_id ${key} not null references webhook_applications on delete cascade,
    workspace_id text not null references workspaces on delete cascade, event_type text not null, event_id text, channels text,
    payload text, created_at text not null, expires_at text not null)`,
  sql`create index webhook_messages_in_order on webhook_messages (app_id, msg_id)`,
  sql`create unique index webhook_messages_by_event on webhook_messages (app_id, event_id) where event_id is not null`,
  sql`create index webhook_messages_of_workspace on webhook_messages (workspace_id)`,
  sql`create index webhook_messages_to_forget on webhook_messages (expires_at) where payload is not null`,
  sql`create table webhook_deliveries (
    delivery_id ${counting}, msg_id ${key} not null references webhook_messages on delete cascade,
    endpoint_id ${key} not null references webhook_endpoints on delete cascade, app_id ${key} not null,
    workspace_id text not null, status integer not null, failures integer not null, manual integer not null,
    next_attempt_at bigint, due_at bigint, leased_until bigint, leased_by text)`,
  sql`create unique index webhook_deliveries_of_message on webhook_deliveries (msg_id, endpoint_id)`,
  sql`create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, msg_id)`,
  sql`create index webhook_deliveries_due on webhook_deliveries (due_at, delivery_id) where due_at is not null`,
  sql`create index webhook_deliveries_due_by_endpoint on webhook_deliveries (endpoint_id, due_at) where due_at is not null`,
  sql`create index webhook_deliveries_due_by_workspace on webhook_deliveries (workspace_id, due_at) where due_at is not null`,
  sql`create table webhook_attempts (
    attempt_id ${key} primary key, msg_id ${key} not null references webhook_messages on delete cascade,
    endpoint_id ${key} not null, app_id ${key} not null, status integer not null, response text not null,
    response_status_code integer not null, trigger_type integer not null, created_at text not null)`,
  sql`create index webhook_attempts_of_message on webhook_attempts (msg_id, attempt_id)`,
  sql`create index webhook_attempts_of_endpoint on webhook_attempts (endpoint_id, attempt_id)`,
  sql`create index webhook_attempts_of_application on webhook_attempts (app_id, created_at)`,
  sql`create table webhook_answers (hash text primary key, status integer, body text, expires_at bigint not null)`,
  sql`create index webhook_answers_to_forget on webhook_answers (expires_at)`,
];

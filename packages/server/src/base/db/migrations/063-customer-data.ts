import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Adds customers to people, grants, sessions and events, stores pushed data, and devices given to people. */
export async function up(db: Kysely<Schema>): Promise<void> {
  const ofWorkspace = sql`workspace_id text not null references workspaces on delete cascade`;
  const statements = [
    sql`alter table client_sessions add column customer_key text`,
    sql`alter table client_sessions add column user_identity_id text`,
    sql`alter table client_sessions add column is_read_only integer not null default 0`,
    sql`create index client_sessions_of_customer on client_sessions (workspace_id, customer_key)
      where customer_key is not null`,
    sql`create index client_sessions_of_identity on client_sessions (user_identity_id) where user_identity_id is not null`,
    sql`create index webviews_of_customer on connect_webviews (workspace_id, customer_key) where customer_key is not null`,
    sql`alter table user_identities add column customer_key text`,
    sql`create index user_identities_of_customer on user_identities (workspace_id, customer_key, created_at, user_identity_id)
      where customer_key is not null`,
    sql`create table identity_devices (
      user_identity_id text not null references user_identities on delete cascade,
      device_id text not null references devices on delete cascade, primary key (user_identity_id, device_id))`,
    sql`create index identities_of_device on identity_devices (device_id)`,
    sql`alter table access_grants add column customer_key text`,
    sql`create index access_grants_of_customer on access_grants (workspace_id, customer_key, created_at, access_grant_id)
      where customer_key is not null`,
    sql`alter table events add column customer_key text`,
    sql`create index events_of_customer on events (workspace_id, customer_key, created_at, seq)
      where customer_key is not null`,
    sql`create table customer_resources (
      ${ofWorkspace}, resource_type text not null, partner_key text not null, customer_key text not null,
      body text not null, space_id text, user_identity_id text, access_grant_id text, pushed_at text not null,
      primary key (workspace_id, resource_type, partner_key))`,
    sql`create index customer_resources_of_customer on customer_resources (workspace_id, customer_key)`,
    sql`create index customer_resources_of_space on customer_resources (space_id) where space_id is not null`,
    sql`create index customer_resources_of_identity on customer_resources (user_identity_id)
      where user_identity_id is not null`,
    sql`create index customer_resources_of_grant on customer_resources (access_grant_id)
      where access_grant_id is not null`,
    sql`create table automation_runs (
      automation_run_id text primary key, ${ofWorkspace}, customer_key text, kind text not null, entries text not null,
      entry_count integer not null, done_count integer not null, asked_by text, created_at text not null,
      finished_at text)`,
    sql`create index automation_runs_in_order on automation_runs (workspace_id, created_at, automation_run_id)`,
    sql`create table automation_results (
      automation_result_id text primary key,
      automation_run_id text not null references automation_runs on delete cascade, position integer not null,
      ${ofWorkspace}, customer_key text, resource_type text not null, partner_key text not null,
      rule text not null, is_success integer not null, result text not null, created_at text not null,
      unique (automation_run_id, position))`,
    sql`create index automation_results_in_order on automation_results (workspace_id, created_at, automation_result_id)`,
    sql`create index automation_results_of_key on automation_results (workspace_id, partner_key)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

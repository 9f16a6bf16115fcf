import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Adds access grants, their methods and their codes. */
export async function up(db: Kysely<Schema>): Promise<void> {
  const statements = [
    sql`create table access_grants (
      access_grant_id text primary key, workspace_id text not null references workspaces on delete cascade,
      user_identity_id text not null, access_grant_key text, reservation_key text, name text,
      starts_at text not null, ends_at text, created_at text not null, changed_at text not null, deleting_at text,
      requests text not null, customization_profile_id text, state text not null, asked_by text, search text not null)`,
    sql`create index access_grants_in_order on access_grants (workspace_id, created_at, access_grant_id)`,
    sql`create unique index access_grants_by_key on access_grants (workspace_id, access_grant_key)
      where access_grant_key is not null`,
    sql`create index access_grants_of_reservation on access_grants (workspace_id, reservation_key)
      where reservation_key is not null`,
    sql`create index access_grants_of_identity on access_grants (user_identity_id, created_at, access_grant_id)`,
    sql`create table access_grant_devices (
      access_grant_id text not null references access_grants on delete cascade, device_id text not null,
      primary key (access_grant_id, device_id))`,
    sql`create index access_grants_of_device on access_grant_devices (device_id)`,
    sql`create table access_grant_spaces (
      access_grant_id text not null references access_grants on delete cascade, space_id text not null,
      primary key (access_grant_id, space_id))`,
    sql`create index access_grants_of_space on access_grant_spaces (space_id)`,
    sql`create table access_methods (
      access_method_id text primary key, workspace_id text not null references workspaces on delete cascade,
      access_grant_id text not null references access_grants on delete cascade, request integer not null, code text,
      created_at text not null, issued_at text, is_issued integer not null, is_backup integer not null,
      deleting_at text, state text not null)`,
    sql`create index access_methods_of_grant on access_methods (access_grant_id, created_at, access_method_id)`,
    sql`create table access_method_doors (
      access_method_id text not null references access_methods on delete cascade, device_id text not null,
      primary key (access_method_id, device_id))`,
    sql`create index access_methods_of_door on access_method_doors (device_id)`,
    sql`alter table access_codes add column access_grant_id text`,
    sql`alter table access_codes add column access_method_id text`,
    sql`create index access_codes_of_grant on access_codes (access_grant_id) where access_grant_id is not null`,
    sql`create index access_codes_of_method on access_codes (access_method_id) where access_method_id is not null`,
    sql`alter table events add column access_grant_id text`,
    sql`alter table events add column access_method_id text`,
    sql`alter table events add column user_identity_id text`,
    sql`create index events_of_person on events (user_identity_id, created_at, seq) where user_identity_id is not null`,
    sql`create index events_of_grant on events (access_grant_id, created_at, seq) where access_grant_id is not null`,
    sql`create index events_of_method on events (access_method_id, created_at, seq) where access_method_id is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}

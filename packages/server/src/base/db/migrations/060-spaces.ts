import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Adds spaces: named sets of devices with accounts and events. */
export async function up(db: Kysely<Schema>): Promise<void> {
  const ofSpace = sql`space_id text not null references spaces on delete cascade`;
  const statements = [
    sql`create table spaces (
      space_id text primary key, workspace_id text not null references workspaces on delete cascade,
      name text not null, space_key text, customer_key text, device_count integer not null default 0,
      customer_data text not null, search text not null, created_at text not null)`,
    sql`create unique index spaces_by_key on spaces (workspace_id, space_key) where space_key is not null`,
    sql`create index spaces_in_order on spaces (workspace_id, created_at, space_id)`,
    sql`create index spaces_of_customer on spaces (workspace_id, customer_key, created_at, space_id)
      where customer_key is not null`,
    sql`create table space_devices (
      ${ofSpace}, device_id text not null references devices on delete cascade, primary key (space_id, device_id))`,
    sql`create index spaces_of_device on space_devices (device_id, space_id)`,
    sql`create table space_accounts (
      ${ofSpace}, connected_account_id text not null references connected_accounts on delete cascade,
      primary key (space_id, connected_account_id))`,
    sql`create index spaces_of_account on space_accounts (connected_account_id, space_id)`,
    sql`alter table events add column space_id text`,
    sql`create index events_of_space on events (space_id, created_at, seq) where space_id is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}

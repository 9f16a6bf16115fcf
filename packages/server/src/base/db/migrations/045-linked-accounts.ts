import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Adds accounts with a link to a system of locks: settings, the process with the link, and keys of devices.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  for (const column of ["settings", "sealed_secrets", "sealed_keep"])
    await sql`alter table connected_accounts add column ${sql.ref(column)} text`.execute(db);
  await sql`alter table devices add column driver_key text`.execute(db);
  await sql`alter table devices add column driver_info text`.execute(db);
  await sql`alter table devices add column reported_at bigint not null default 0`.execute(db);
  await sql`alter table devices add column silences integer not null default 0`.execute(db);
  await sql`alter table devices add column upkeep_failures integer not null default 0`.execute(db);
  await sql`alter table devices add column upkeep_rests_until bigint not null default 0`.execute(db);
  await sql`create unique index devices_by_key on devices (connected_account_id, driver_key) where driver_key is not null`.execute(
    db,
  );
  await sql`alter table jobs add column link text`.execute(db);
  await sql`create index jobs_by_link on jobs (link, run_at) where link is not null`.execute(db);
  await sql`create table account_links (
    connected_account_id text primary key references connected_accounts (connected_account_id) on delete cascade,
    holder text not null,
    leased_until bigint not null)`.execute(db);
  await sql`create index accounts_by_driver on connected_accounts (driver) where settings is not null`.execute(db);
}

import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

export async function up(db: Kysely<Schema>): Promise<void> {
  const statements = [
    sql`alter table connected_accounts add column search text not null default ''`,
    sql`alter table connect_webviews add column search text not null default ''`,
    sql`create index connected_accounts_by_login on connected_accounts (workspace_id, login)`,
    sql`create table noise_thresholds (
      noise_threshold_id text primary key, workspace_id text not null references workspaces on delete cascade,
      device_id text not null references devices on delete cascade, created_at text not null, body text not null)`,
    sql`create index noise_thresholds_of_device on noise_thresholds (device_id, created_at)`,
    sql`create table climate_setting_schedules (
      climate_setting_schedule_id text primary key, workspace_id text not null references workspaces on delete cascade,
      device_id text not null references devices on delete cascade, starts_at text not null, ends_at text not null,
      created_at text not null, body text not null)`,
    sql`create index climate_setting_schedules_of_device on climate_setting_schedules (device_id, starts_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Stores the content of each lock, beside the requested codes. */
export async function up(db: Kysely<Schema>): Promise<void> {
  const statements = [
    sql`create table code_slots (
      device_id text not null references devices on delete cascade, slot integer not null, access_code_id text not null unique,
      code text not null, hours text not null, phase text not null, op_id text, deadline bigint, primary key (device_id, slot))`,
    sql`alter table access_codes add column search text not null default ''`,
    sql`alter table access_codes add column refused text`,
    sql`alter table access_codes add column tries integer not null default 0`,
    sql`alter table access_codes add column not_before bigint not null default 0`,
    sql`alter table action_attempts add column access_code_id text`,
    sql`create index action_attempts_of_code on action_attempts (access_code_id, status)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

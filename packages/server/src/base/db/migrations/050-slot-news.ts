import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Stores slots whose change a lock reported, and the progress of a reading of all slots. */
export async function up(db: Kysely<Schema>): Promise<void> {
  const statements = [
    sql`create table slot_news (
      device_id text not null references devices on delete cascade, slot integer not null, told integer not null,
      tries integer not null default 0, not_before bigint not null default 0, primary key (device_id, slot))`,
    sql`alter table devices add column codes_look_slot integer not null default 0`,
    sql`alter table devices add column codes_look_differs integer not null default 0`,
  ];
  for (const statement of statements) await statement.execute(db);
}

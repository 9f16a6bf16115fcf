import { type Kysely, sql } from "kysely";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";

/**
 * Records deleted codes, whether deleted by a call, with their device or with their workspace, because their events and
 * attempts still hold digits. Codes that were deleted before count from the upgrade.
 */
export async function up(db: Kysely<Schema>, kind: Database["kind"]): Promise<void> {
  const insert = sql`insert into deleted_codes (access_code_id) values (old.access_code_id) on conflict do nothing`;
  const former = (table: string) =>
    sql`insert into deleted_codes (access_code_id) select distinct access_code_id from ${sql.table(table)} as holder
      where access_code_id is not null and not exists
        (select 1 from access_codes where access_codes.access_code_id = holder.access_code_id)
      on conflict do nothing`;
  const statements = [
    sql`create table deleted_codes (access_code_id text primary key, seen_at bigint)`,
    sql`create index deleted_codes_in_time on deleted_codes (seen_at)`,
    former("events"),
    former("action_attempts"),
    ...(kind === "sqlite"
      ? [sql`create trigger note_deleted_code after delete on access_codes begin ${insert}; end`]
      : [
          sql`create function note_deleted_code() returns trigger language plpgsql as $$
            begin ${insert}; return null; end $$`,
          sql`create trigger note_deleted_code after delete on access_codes
            for each row execute function note_deleted_code()`,
        ]),
  ];
  for (const statement of statements) await statement.execute(db);
}

import { type Kysely, sql } from "kysely";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";

/**
 * Indexes the search text of devices. A search reads all search texts, which in the table are mixed with documents ten
 * times their size.
 */
export async function up(db: Kysely<Schema>, kind: Database["kind"]): Promise<void> {
  if (kind === "sqlite")
    await sql`create index devices_to_search on devices (workspace_id, is_managed, created_at, device_id, search)`.execute(
      db,
    );
  else await trigrams.execute(db);
}

/** Switches the extension on. Where that is impossible, a search reads the table, as before. */
const trigrams = sql`do $$ begin
  create extension if not exists pg_trgm;
  create index devices_to_search on devices using gin (search gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
  raise notice 'pg_trgm cannot be used; searching devices will be slower';
end $$`;

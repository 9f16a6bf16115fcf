import { type Kysely, sql } from "kysely";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";

/**
 * A list that few of very many devices are in is found in its order without reading a single document: the index holds
 * every column that lists are narrowed by. PostgreSQL searches by trigrams, so its index holds no text.
 */
export async function up(db: Kysely<Schema>, kind: Database["kind"]): Promise<void> {
  const narrowing = sql.raw(
    "workspace_id, is_managed, created_at, device_id, connected_account_id, device_type, manufacturer",
  );
  await sql`drop index devices_in_order`.execute(db);
  await sql`create index devices_in_order on devices (${narrowing})`.execute(db);
  if (kind !== "sqlite") return;
  await sql`drop index devices_to_search`.execute(db);
  await sql`create index devices_to_search on devices (${narrowing}, search)`.execute(db);
}

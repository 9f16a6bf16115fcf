import { type Kysely, sql } from "kysely";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";

/**
 * Indexes every column that lists of devices are filtered by, so that a short list among very many devices is found in
 * order without reading a document. PostgreSQL searches by trigrams, so its index holds no text.
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

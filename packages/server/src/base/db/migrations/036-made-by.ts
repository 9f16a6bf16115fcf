import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * A key that got out is revoked, and what a stranger made with it lives on: sessions, webhooks, webhook tokens. So each
 * notes the id of the key that made it; null for those from before.
 * The database has an id of its own, by which `mortise doctor` tells whether a server that answers uses it.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  for (const table of ["client_sessions", "webhook_endpoints", "webhook_tokens"]) {
    await sql`alter table ${sql.table(table)} add column made_by text`.execute(db);
    await sql`create index ${sql.id(`${table}_made_by`)} on ${sql.table(table)} (made_by) where made_by is not null`.execute(
      db,
    );
  }
  await db.insertInto("settings").values({ name: "database_id", value: randomUUID() }).execute();
}

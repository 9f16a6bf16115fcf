import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Stores the key that made each session, webhook and webhook token, because those survive the revocation of a stolen
 * key; `null` for older ones. Gives the database an id, by which `mortise doctor` checks whether a server uses it.
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

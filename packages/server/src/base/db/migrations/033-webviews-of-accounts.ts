import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Indexes connect webviews by account. Every press of a connect button makes a webview, and without the index deleting
 * an account reads all of them.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create index connect_webviews_of_account on connect_webviews (connected_account_id) where connected_account_id is not null`.execute(
    db,
  );
}

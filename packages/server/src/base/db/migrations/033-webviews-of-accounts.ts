import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Every press of a connect button leaves a visit behind. Without this, deleting one account read them all, twice. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create index connect_webviews_of_account on connect_webviews (connected_account_id) where connected_account_id is not null`.execute(
    db,
  );
}

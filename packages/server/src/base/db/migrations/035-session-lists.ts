import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * A workspace's sessions are read a part at a time, in order. Everybody who can read a publishable key in a page can
 * make more.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create index client_sessions_in_order on client_sessions (workspace_id, created_at, client_session_id)`.execute(
    db,
  );
}

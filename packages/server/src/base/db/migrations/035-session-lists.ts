import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Indexes a workspace's sessions in order, so that they can be read in parts. Anybody who reads a publishable key in a
 * page can make more.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create index client_sessions_in_order on client_sessions (workspace_id, created_at, client_session_id)`.execute(
    db,
  );
}

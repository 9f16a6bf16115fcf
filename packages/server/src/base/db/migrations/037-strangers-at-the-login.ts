import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Counts wrong answers in the hosted flow per workspace, manufacturer and login. Counted per webview, a stranger could
 * make new webviews and go on guessing. Also stores the page that made a webview, the only one that may frame it.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table login_failures (
    workspace_id text not null references workspaces (workspace_id) on delete cascade,
    provider text not null,
    login text not null,
    wrong integer not null,
    since text not null,
    primary key (workspace_id, provider, login))`.execute(db);
  await sql`alter table connect_webviews add column made_from text`.execute(db);
}

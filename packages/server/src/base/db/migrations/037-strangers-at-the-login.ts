import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Wrong answers in the hosted flow are counted per workspace, maker and login: counted per webview, a stranger made new
 * webviews and went on guessing. And a webview notes the page that made it, the only one that may show the flow in a
 * frame.
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

import { type Kysely, sql } from "kysely";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";

/**
 * Stores the caller of commands and codes, which events carry. Each new filter of the list has an index. The columns of
 * older events are filled only from ids that their bodies hold.
 */
export async function up(db: Kysely<Schema>, kind: Database["kind"]): Promise<void> {
  await sql`alter table action_attempts add column asked_by text`.execute(db);
  await sql`alter table access_codes add column asked_by text`.execute(db);
  for (const column of ["client_session_id", "user_identifier_key", "api_key_id", "action_attempt_id"])
    await sql`alter table events add column ${sql.id(column)} text`.execute(db);
  const told = (name: string) =>
    kind === "sqlite" ? sql`json_extract(body, ${sql.lit(`$.${name}`)})` : sql`body::json ->> ${sql.lit(name)}`;
  const statements = [
    sql`update events set action_attempt_id = ${told("action_attempt_id")} where event_type like 'action_attempt.%'`,
    sql`update events set client_session_id = ${told("client_session_id")} where event_type = 'client_session.deleted'`,
    sql`create index events_of_session on events (client_session_id, created_at, seq) where client_session_id is not null`,
    sql`create index events_of_user on events (workspace_id, user_identifier_key, created_at, seq) where user_identifier_key is not null`,
    sql`create index events_of_key on events (api_key_id, created_at, seq) where api_key_id is not null`,
    sql`create index events_of_attempt on events (action_attempt_id, created_at, seq) where action_attempt_id is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}

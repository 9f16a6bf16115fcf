import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Adds people, and the names that lead to them. Keys are names too, so that no key can belong to one person and lead to
 * another.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const statements = [
    sql`create table user_identities (
      user_identity_id text primary key, workspace_id text not null references workspaces on delete cascade,
      user_identity_key text, full_name text, email_address text, email_compared text, phone_number text,
      created_at text not null, search text not null)`,
    sql`create index user_identities_in_time on user_identities (workspace_id, created_at, user_identity_id)`,
    sql`create unique index user_identities_by_email on user_identities (workspace_id, email_compared)`,
    sql`create unique index user_identities_by_phone on user_identities (workspace_id, phone_number)`,
    sql`create table user_identity_names (
      workspace_id text not null references workspaces on delete cascade, kind text not null, name text not null,
      user_identity_id text not null references user_identities on delete cascade, is_merged integer not null,
      primary key (workspace_id, kind, name))`,
    sql`create index user_identity_names_of on user_identity_names (user_identity_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

import { type Kysely, sql } from "kysely";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";

/** Indexes codes of all locks by their issues and by their start. */
export async function up(db: Kysely<Schema>, kind: Database["kind"]): Promise<void> {
  const lengthOf = (name: string) =>
    kind === "sqlite"
      ? sql`json_array_length(body, ${sql.lit(`$.${name}`)})`
      : sql`json_array_length(body::json -> ${sql.lit(name)})`;
  const statements = [
    sql`alter table access_codes add column has_issues integer not null default 0`,
    sql`update access_codes set has_issues = 1 where ${lengthOf("errors")} + ${lengthOf("warnings")} > 0`,
    sql`create index access_codes_with_issues on access_codes (workspace_id, created_at, access_code_id) where has_issues = 1`,
    sql`create index access_codes_by_start on access_codes (workspace_id, starts_at) where starts_at is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}

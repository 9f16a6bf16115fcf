import { type Kysely, sql } from "kysely";
import { asCompared } from "../search-text.ts";
import type { Schema } from "../schema.ts";

const tables = [
  ["devices", "device_id"],
  ["access_codes", "access_code_id"],
  ["connected_accounts", "connected_account_id"],
  ["connect_webviews", "connect_webview_id"],
] as const;
const pageSize = 5000;

/**
 * Converts search texts, which were only in lower case: names with accents or wide letters were found only if typed
 * like that.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  for (const [table, key] of tables) {
    for (let last: string | undefined = ""; last !== undefined; ) {
      const { rows } = await sql<{
        id: string;
        search: string;
      }>`select ${sql.ref(key)} as id, search from ${sql.table(table)}
        where ${sql.ref(key)} > ${last} order by 1 limit ${pageSize}`.execute(db);
      for (const { id, search } of rows)
        if (asCompared(search) !== search)
          await sql`update ${sql.table(table)} set search = ${asCompared(search)} where ${sql.ref(key)} = ${id}`.execute(
            db,
          );
      last = rows.length < pageSize ? undefined : rows.at(-1)?.id;
    }
  }
}

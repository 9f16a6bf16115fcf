// The same layouts on PostgreSQL. The migrations themselves make them, and the files for SQLite ensure that they never
// change. `postgres.json` holds a hash of each migration's layout on PostgreSQL.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { Client, Pool, types } from "pg";
import { migratorOf } from "../../src/base/db/migrate.ts";
import type { Schema } from "../../src/base/db/schema.ts";
import type { Row, Rows } from "./layouts.ts";

export const postgresHashesFile = join(import.meta.dirname, "postgres.json");
/** Returns the hashes by the name of the migration. */
export const keptHashes = (): Record<string, string> =>
  JSON.parse(readFileSync(postgresHashesFile, "utf8")) as Record<string, string>;

/** Runs the migrations up to and including this one. */
export async function migratePostgresTo(url: string, name: string): Promise<void> {
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 2 }) }),
  });
  const { error } = await migratorOf(db, "postgres").migrateTo(name);
  await db.destroy();
  if (error !== undefined) throw error;
}

const int8: number = types.builtins.INT8;

/** Parses big integers as numbers, as the server does. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === int8 ? Number : types.getTypeParser(oid, format);

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, types: { getTypeParser } });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Hashes columns, indexes and constraints, in words that every version of PostgreSQL uses. */
export async function hashOfLayout(client: Client): Promise<string> {
  const { rows } = await client.query<{ part: string }>(`
    select concat_ws(' ', table_name, column_name, data_type, collation_name, is_nullable, column_default) as part
      from information_schema.columns where table_schema = 'public' and table_name not like 'kysely_%'
    union all select indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely_%'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c')
        and conrelid::regclass::text not like 'kysely_%'`);
  const parts = rows.map(({ part }) => part).toSorted();
  return createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 16);
}

/** Writes the columns that the layout has. Returns the written rows. */
export async function fillPostgres(client: Client, rows: Rows): Promise<Rows> {
  const written: Rows = {};
  const everyColumn = await columnsOf(client);
  for (const [table, all] of Object.entries(rows)) {
    const columns = everyColumn.filter((column) => column.table === table);
    if (columns.length === 0) continue;
    written[table] = [];
    for (const row of all) {
      const entries = columns.flatMap(({ name, type, isNeeded }): [string, Row[string]][] => {
        const value = row[name];
        if (value !== undefined) return [[name, value]];
        return isNeeded ? [[name, type === "text" ? "" : 0]] : [];
      });
      const names = entries.map(([name]) => `"${name}"`).join(", ");
      const places = entries.map((_, index) => `$${index + 1}`).join(", ");
      await client.query(
        `insert into "${table}" (${names}) values (${places})`,
        entries.map(([, value]) => value),
      );
      written[table].push(Object.fromEntries(entries.filter(([name]) => row[name] !== undefined)));
    }
  }
  return written;
}

async function columnsOf(client: Client) {
  const { rows } = await client.query<{ table: string; name: string; type: string; isNeeded: boolean }>(
    `select table_name as table, column_name as name, data_type as type,
            is_nullable = 'NO' and column_default is null as "isNeeded"
       from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`,
  );
  return rows;
}

/** Returns the rows of a table, with the columns of `like` only. */
export async function rowsLike(client: Client, table: string, like: readonly Row[]): Promise<Row[]> {
  const columns = Object.keys(like[0] ?? {}).map((column) => `"${column}"`);
  return (await client.query<Row>(`select ${columns.join(", ")} from "${table}"`)).rows;
}

// Layouts of databases of earlier versions, one file for each migration, and rows for their tables.
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { migratorOf } from "../../src/base/db/migrate.ts";
import type { Schema } from "../../src/base/db/schema.ts";
import { sqliteDialect } from "../../src/base/db/engines/sqlite-dialect.ts";
import { watchFile } from "../../src/base/db/engines/sqlite-condition.ts";

export type Row = Record<string, string | number | null>;
/** Rows of each table as a server of the newest version writes them. Tables to which others refer come first. */
export type Rows = Record<string, Row[]>;

export const layoutFile = (name: string) => join(import.meta.dirname, `${name}.sql`);
export const rowsFile = join(import.meta.dirname, "rows.json");
export const keptRows = (): Rows => JSON.parse(readFileSync(rowsFile, "utf8")) as Rows;

/** The names of all migrations, in their order. */
export const migrationNames: readonly string[] = globSync("*.ts", {
  cwd: join(import.meta.dirname, "../../src/base/db/migrations"),
})
  .map((file) => basename(file, ".ts"))
  .toSorted();

/** Returns everything that makes a layout, and which migrations made it, without the times of the migrations. */
export function layoutOf(file: DatabaseSync): string {
  const parts = file
    .prepare("select sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by rowid")
    .all();
  const done = file.prepare("select name from kysely_migration order by name").all();
  const notes = done.map(
    ({ name }) =>
      `insert into kysely_migration (name, timestamp) values ('${String(name)}', '2026-01-01T00:00:00.000Z');`,
  );
  return [...parts.map((part) => `${String(part["sql"])};`), ...notes, ""].join("\n");
}

/** Returns a database with all migrations up to this one. @param path - Its file. @default in memory */
export async function migratedTo(name: string, path = ":memory:"): Promise<DatabaseSync> {
  const file = new DatabaseSync(path);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file, watchFile(null, "")) });
  const { error } = await migratorOf(db, "sqlite").migrateTo(name);
  if (error !== undefined) throw error;
  await sql`select 1`.execute(db);
  return file;
}

interface Column {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  pk: number;
}
export const columnsOf = (file: DatabaseSync, table: string): Column[] =>
  file
    .prepare('select name, type, "notnull", dflt_value, pk from pragma_table_info(?)')
    .all(table) as unknown as Column[];

/** Writes the columns that the layout has. Returns the written rows. */
export function fill(file: DatabaseSync, rows: Rows): Rows {
  const written: Rows = {};
  for (const [table, all] of Object.entries(rows)) {
    const columns = columnsOf(file, table);
    if (columns.length === 0) continue;
    written[table] = all.map((row) => {
      const entries = columns.flatMap((column): [string, string | number | null][] => {
        const value = row[column.name];
        if (value !== undefined) return [[column.name, value]];
        return column.notnull === 1 && column.dflt_value === null
          ? [[column.name, column.type.startsWith("text") ? "" : 0]]
          : [];
      });
      const names = entries.map(([name]) => `"${name}"`).join(", ");
      const places = entries.map(() => "?").join(", ");
      file.prepare(`insert into "${table}" (${names}) values (${places})`).run(...entries.map(([, value]) => value));
      return Object.fromEntries(entries.filter(([name]) => row[name] !== undefined));
    });
  }
  return written;
}

/** Returns the rows of a table, with the columns of `like` only. */
export function rowsIn(file: DatabaseSync, table: string, like: readonly Row[]): Row[] {
  const columns = Object.keys(like[0] ?? {}).map((column) => `"${column}"`);
  return file.prepare(`select ${columns.join(", ")} from "${table}"`).all() as Row[];
}

/** Parses JSON for the comparison, because a migration may write members in another order. */
export const canonical = (rows: readonly Row[]): unknown[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, read(value)])));

const read = (value: Row[string]): unknown =>
  typeof value === "string" && /^[{[]/.test(value) ? JSON.parse(value) : value;

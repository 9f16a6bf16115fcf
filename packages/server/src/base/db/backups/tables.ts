import { sql } from "kysely";
import type { PlainQuery } from "../database.ts";
import type { Schema } from "../schema.ts";

/** Tables of a migrated SQLite file, referenced ones first, without the tables of migrations. */
export async function tablesOf(file: PlainQuery): Promise<(keyof Schema)[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' order by name`.execute(
    file,
  );
  const parents = new Map<string, string[]>();
  for (const { name } of rows) {
    const found = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(file);
    parents.set(
      name,
      found.rows.map(({ table }) => table).filter((table) => table !== name),
    );
  }
  const ordered: string[] = [];
  const visit = (name: string) => {
    if (ordered.includes(name)) return;
    for (const parent of parents.get(name) ?? []) visit(parent);
    ordered.push(name);
  };
  for (const name of parents.keys()) visit(name);
  return ordered as (keyof Schema)[];
}

// Changes the JSON bodies of a table, page by page.
import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";

const pageSize = 1000;

interface Row {
  id: string;
  body: string;
}
export type Body = Record<string, unknown> & { properties?: Record<string, unknown> };

export async function rewriteBodies(
  db: Kysely<Schema>,
  table: string,
  key: string,
  change: (body: Body) => Body,
): Promise<void> {
  const [from, id] = [sql.table(table), sql.ref(key)];
  for (let last: string | undefined = ""; last !== undefined; ) {
    const { rows } =
      await sql<Row>`select ${id} as id, body from ${from} where ${id} > ${last} order by ${id} limit ${pageSize}`.execute(
        db,
      );
    for (const row of rows) {
      const body = JSON.stringify(change(JSON.parse(row.body) as Body));
      if (body !== row.body) await sql`update ${from} set body = ${body} where ${id} = ${row.id}`.execute(db);
    }
    last = rows.length < pageSize ? undefined : rows.at(-1)?.id;
  }
}

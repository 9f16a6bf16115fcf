import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const pageSize = 1000;

interface Row {
  id: string;
  body: string;
}
type Body = Record<string, unknown> & { properties?: Record<string, unknown> };

/** Fields that today's clients read unguarded, in what was stored without them. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await rewrite(db, "devices", "device_id", ({ properties = {}, ...device }) => ({
    space_ids: [],
    ...device,
    properties: { appearance: { name: properties["name"] }, ...properties },
  }));
  await rewrite(db, "connected_accounts", "connected_account_id", (account) => ({
    accepted_capabilities: [],
    ...account,
  }));
  await rewrite(db, "connect_webviews", "connect_webview_id", (webview) => ({
    accepted_capabilities: [],
    ...webview,
    any_device_allowed: webview["any_device_allowed"] ?? true,
  }));
}

async function rewrite(db: Kysely<Schema>, table: string, key: string, change: (body: Body) => Body): Promise<void> {
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

// Deleting a row looks for rows that refer to it. Without an index that reads the whole table while others wait.
import { sql } from "kysely";
import { expect, it } from "vitest";
import { openSqlite } from "./engines/sqlite.ts";

/** Table whose rows are emptied, never deleted. */
const neverDeleted = "workspaces";

it("every column that refers to deletable rows has an index", async () => {
  const database = await openSqlite({ folder: null });
  const { rows } = await sql<{ reference: string; index: string | null }>`
    select tables.name || '.' || refers."from" as reference,
      (select list.name from pragma_index_list(tables.name) as list, pragma_index_info(list.name) as part
        where part.seqno = 0 and part.name = refers."from" limit 1) as "index"
    from sqlite_master as tables, pragma_foreign_key_list(tables.name) as refers
    where tables.type = 'table' and refers."table" <> ${neverDeleted}`.execute(database.query);
  await database.close();
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ index }) => index === null)).toEqual([]);
});

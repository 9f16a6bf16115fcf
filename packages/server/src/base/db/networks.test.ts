// Accounts of versions that stored no network. The network of a Z-Wave account is in the keys of its locks.
import { Kysely } from "kysely";
import { expect, it } from "vitest";
import { keptRows, fill, migratedTo } from "../../../test/layouts/layouts.ts";
import { watchFile } from "./engines/sqlite-condition.ts";
import { sqliteDialect } from "./engines/sqlite-dialect.ts";
import { migratorOf } from "./migrate.ts";
import type { Schema } from "./schema.ts";

it("the network of a Z-Wave account is that of its oldest lock; of another account it is not known yet", async () => {
  const file = await migratedTo("050-slot-news");
  fill(file, keptRows());
  const [account] = file.prepare("select connected_account_id as id from connected_accounts").all();
  const id = String(account?.["id"]);
  file.exec("update connected_accounts set settings = '{}'");
  file.prepare("update connected_accounts set driver = 'zwave_js' where connected_account_id = ?").run(id);
  const doors = file.prepare("select device_id from devices order by created_at, device_id").all();
  file.prepare("update devices set connected_account_id = ?, driver_key = null").run(id);
  for (const [index, { device_id }] of doors.entries())
    file
      .prepare("update devices set driver_key = ? where device_id = ?")
      .run(`zwave:0000000${index + 1}:4`, device_id ?? "");
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file, watchFile(null, "")) });
  const { error } = await migratorOf(db, "sqlite").migrateToLatest();
  expect(error).toBeUndefined();
  const rows = file.prepare("select connected_account_id as id, network from connected_accounts").all();
  for (const row of rows) expect(row["network"]).toBe(row["id"] === id ? "zwave:00000001" : null);
});

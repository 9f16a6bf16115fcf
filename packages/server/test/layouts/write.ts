// Writes the layout of each migration that has no file yet, and rows of every table. Needs PostgreSQL. Run it after you
// have added a migration:
//
//   node --conditions=source packages/server/test/layouts/write.ts
//
// An existing file is never written again, because databases have its layout.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { tablesOf } from "../../src/base/db/backups/tables.ts";
import { openSqlite } from "../../src/base/db/engines/sqlite.ts";
import { createRig } from "../rig/rig.ts";
import {
  columnsOf,
  layoutFile,
  layoutOf,
  migratedTo,
  migrationNames,
  type Row,
  type Rows,
  rowsFile,
} from "./layouts.ts";
import { startPostgres } from "../postgres/postgres.ts";
import { hashOfLayout, keptHashes, migratePostgresTo, postgresHashesFile, withClient } from "./postgres-layouts.ts";

/** A column that refers to a row of another table. */
interface Reference {
  child: string;
  from: string;
  table: string;
  to: string;
}

for (const name of migrationNames.filter((each) => !existsSync(layoutFile(each)))) {
  const file = await migratedTo(name);
  writeFileSync(layoutFile(name), layoutOf(file));
  file.close();
}
await keepPostgresLayouts();

const folder = mkdtempSync(join(tmpdir(), "mortise-layouts-"));
const database = await openSqlite({ folder });
const rig = await createRig(database);
const { api_key } = await rig.world("troubled");
const { body } = await rig.ask<{ devices: { device_id: string }[] }>(api_key, "/locks/list");
for (const { device_id } of body.devices.slice(0, 3)) await rig.ask(api_key, "/locks/unlock_door", { device_id });
await rig.ask(api_key, "/webhooks/create", { url: "https://example.com/hook" });
await rig.ask(api_key, "/connect_webviews/create", { custom_metadata: { note: "Zimmer 7 – “Süd” 🔑\n'quoted'" } });
await rig.server.close();
const tables = await tablesOf(database.query);
await database.close();

const file = new DatabaseSync(join(folder, "mortise.db"));
const references = tables.flatMap((child) =>
  file
    .prepare('select ? as child, "from", "table", coalesce("to", "from") as "to" from pragma_foreign_key_list(?)')
    .all(child, child)
    .map((row) => row as unknown as Reference),
);
const rows: Rows = {};
for (const table of tables) {
  // Migrations give each database its own id, which databases of earlier layouts lack.
  const all = (file.prepare(`select * from "${table}"`).all() as Row[]).filter(({ name }) => name !== "database_id");
  const kept = all.filter((row) => isWhole(table, row));
  rows[table] =
    kept.length > 0
      ? kept.toSorted((one, other) => childrenOf(table, other) - childrenOf(table, one)).slice(0, 2)
      : [madeUp(table)];
}
file.close();
rmSync(folder, { recursive: true });
writeFileSync(rowsFile, `${JSON.stringify(rows, null, 2)}\n`);

async function keepPostgresLayouts(): Promise<void> {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase();
  const hashes = existsSync(postgresHashesFile) ? keptHashes() : {};
  for (const name of migrationNames) {
    await migratePostgresTo(url, name);
    hashes[name] ??= await withClient(url, hashOfLayout);
  }
  await postgres.stop();
  writeFileSync(postgresHashesFile, `${JSON.stringify(hashes, null, 2)}\n`);
}

/** Whether all rows to which it refers are kept. */
function isWhole(table: string, row: Row): boolean {
  const own = references.filter(({ child, from }) => child === table && row[from] !== null);
  return own.every(
    ({ table: parent, from, to }) => parent !== table && rows[parent]?.some((each) => each[to] === row[from]),
  );
}

function childrenOf(table: string, row: Row): number {
  const counts = references
    .filter((each) => each.table === table && each.child !== table)
    .map(
      ({ child, from, to }) =>
        file.prepare(`select count(*) as count from "${child}" where "${from}" = ?`).get(row[to] ?? null)?.["count"],
    );
  return counts.reduce<number>((sum, count) => sum + Number(count), 0);
}

/** Returns a row for a table that this house leaves empty. Texts are `{}`, because that is valid JSON too. */
function madeUp(table: string): Row {
  const entries = columnsOf(file, table).map(({ name, type }): [string, string | number | null] => {
    const reference = references.find(({ child, from }) => child === table && from === name);
    if (reference !== undefined) return [name, rows[reference.table]?.[0]?.[reference.to] ?? null];
    return [name, /text/i.test(type) ? "{}" : 1];
  });
  return Object.fromEntries(entries);
}

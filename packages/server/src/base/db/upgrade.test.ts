// A server opens databases of all earlier versions, and their content stays.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  canonical,
  fill,
  keptRows,
  layoutFile,
  layoutOf,
  migratedTo,
  migrationNames,
  rowsIn,
} from "../../../test/layouts/layouts.ts";
import { hasPostgres, startPostgres } from "../../../test/postgres/postgres.ts";
import { inspectSqlite } from "./backups/inspect.ts";
import { openPostgres } from "./engines/postgres.ts";
import { databaseFileName, openSqlite } from "./engines/sqlite.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mortise-upgrade-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const kept = (name: string) => {
  const hint = `Keep the layout of ${name}: node --conditions=source packages/server/test/layouts/write.ts`;
  if (!existsSync(layoutFile(name))) throw new Error(hint);
  return readFileSync(layoutFile(name), "utf8");
};
const open = () => new DatabaseSync(join(folder, databaseFileName));

describe.each(migrationNames)("the layout of migration %s", (name) => {
  it("is still what the migrations up to it make, because databases have it", async () => {
    const file = await migratedTo(name);
    expect(layoutOf(file)).toBe(kept(name));
    file.close();
  });

  it("is inspected as it is, by a doctor that changes nothing", async () => {
    const file = await migratedTo(name, join(folder, databaseFileName));
    file.close();
    const inspection = await inspectSqlite(folder);
    expect(inspection).toMatchObject({ damage: [], pending: migrationNames.slice(migrationNames.indexOf(name) + 1) });
  });

  it("is brought to the newest, and every row survives", async () => {
    const before = open();
    before.exec(kept(name));
    const written = fill(before, keptRows());
    before.close();
    expect(Object.keys(written).length).toBeGreaterThan(10);

    await (await openSqlite({ folder })).close();
    const after = open();
    // A migration may add rows, such as the database's id.
    const found = Object.entries(written).map(([table, rows]) => [table, canonical(rowsIn(after, table, rows))]);
    const wanted = Object.entries(written).map(([table, rows]) => [table, expect.arrayContaining(canonical(rows))]);
    expect(found).toEqual(wanted);
    expect(after.prepare("pragma foreign_key_check").all()).toEqual([]);
    expect(after.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
    after.close();
  });
});

it("the kept rows fill every table of the newest layout", async () => {
  const file = await migratedTo(migrationNames.at(-1) ?? "");
  const tables = file.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'",
  );
  const names = tables.all().map((row) => String(row["name"]));
  file.close();
  const rows = keptRows();
  expect(names.filter((table) => !rows[table]?.length)).toEqual([]);
});

it.skipIf(!hasPostgres())(
  "PostgreSQL, too, refuses the layout of a newer version, and leaves it as it is",
  { timeout: 60_000 },
  async () => {
    const postgres = await startPostgres();
    const url = await postgres.createDatabase();
    const database = await openPostgres({ url });
    await sql`insert into kysely_migration values ('999-tomorrow', '2030-01-01T00:00:00.000Z')`.execute(database.query);
    const message = expect.stringContaining("a newer version");
    await expect(openPostgres({ url })).rejects.toMatchObject({ code: "newer_layout", message });
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      database.query,
    );
    expect(rows.map(({ name }) => name)).toEqual([...migrationNames, "999-tomorrow"]);
    await database.close();
    await postgres.stop();
  },
);

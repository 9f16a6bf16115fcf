// An operator moves an installation from SQLite to PostgreSQL and back, with the commands that the docs name.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mortise, mortiseJson } from "../../../test/processes/mortise.ts";
import { hasPostgres, type Postgres, startPostgres } from "../../../test/postgres/postgres.ts";

it("backup and restore say in their help that they move an installation", async () => {
  for (const command of ["backup", "restore"])
    expect((await mortise([command, "--help"])).out).toContain("from SQLite to PostgreSQL");
});

describe.skipIf(!hasPostgres())("an installation", () => {
  let postgres: Postgres;
  let folder: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    folder = mkdtempSync(join(tmpdir(), "mortise-move-"));
  }, 60_000);
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await postgres.stop();
  });

  it("moves from SQLite to PostgreSQL and back, with its keys, its doors and its secret", async () => {
    const first = { DATA_DIR: join(folder, "first") };
    const there = { DATABASE_URL: await postgres.createDatabase() };
    const back = { DATA_DIR: join(folder, "back") };
    const [out, home] = [join(folder, "out.backup"), join(folder, "home.backup")];
    const holdings = ({ database: { place: _place, ...rest } }: { database: Record<string, unknown> }) => rest;
    const keys = async (env: Record<string, string>) =>
      (await mortiseJson<{ keys: unknown[] }>(["keys", "list"], env)).keys;

    await mortiseJson(["seed"], first);
    const before = await keys(first);
    const written = await mortiseJson<{ holds_secret: boolean; database: Record<string, unknown> }>(
      ["backup", out],
      first,
    );
    expect(written).toMatchObject({ holds_secret: true });
    const moved = await mortiseJson<{ database: Record<string, unknown> }>(["restore", out], there);
    expect(holdings(moved)).toEqual(holdings(written));
    expect(await keys(there)).toEqual(before);

    expect(await mortiseJson(["backup", home], there)).toMatchObject({ holds_secret: true });
    expect(holdings(await mortiseJson(["restore", home], back))).toEqual(holdings(written));
    expect(await keys(back)).toEqual(before);
  });
});

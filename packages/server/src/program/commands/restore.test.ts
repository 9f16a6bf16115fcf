// Restores of backups by `mortise restore`.
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { installationPerTest, withServer } from "../../../test/processes/installation.ts";
import { mortise, mortiseJson, spawnMortise } from "../../../test/processes/mortise.ts";
import { answered } from "../../../test/rig/rig.ts";
import { openSqlite } from "../../base/db/engines/sqlite.ts";
import type { World } from "../../api/sandbox/world.ts";

const here = installationPerTest();

it("backup and restore keep everything as of one moment, including the sessions' tokens", async () => {
  const world = await mortiseJson<World>(["seed"], here.env);
  const file = join(here.folder, "copy.db");
  const names = await withServer(here.dataDir, async (rig) => {
    // The server uses the folder and keeps writing. The backup runs in a process of its own, because SQLite blocks its
    // whole process while it waits for a lock.
    const writing = rig.ask(world.api_key, "/connect_webviews/create", {});
    const backup = await spawnMortise(["backup", file], here.env);
    expect(backup).toMatchObject({ code: 0, err: "" });
    await writing;
    return answered(await rig.ask<{ devices: { display_name: string }[] }>(world.client_session_token, "/devices/list"))
      .devices;
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await mortise(["backup", file], here.env)).code).toBe(1);
  const other = join(here.folder, "other");
  expect(await mortiseJson(["restore", file, "--data-dir", other])).toMatchObject({
    workspaces: 1,
    holds_secret: true,
    revoked_since: null,
  });
  await withServer(other, async (rig) => {
    const { devices } = answered(await rig.ask<{ devices: unknown[] }>(world.client_session_token, "/devices/list"));
    expect(devices).toEqual(names);
  });
  // The server's secret is stored beside the database, not inside it.
  const database = await openSqlite({ folder: other });
  expect(await database.query.selectFrom("settings").select("name").where("name", "=", "secret").execute()).toEqual([]);
  await database.close();
});

it("restore overwrites data only with --replace and without a running server, and sets the old data aside", async () => {
  await mortiseJson(["seed", "--world", "empty"], here.env);
  const file = join(here.folder, "copy.db");
  await mortiseJson(["backup", file], here.env);
  const refused = await mortise(["restore", file], here.env);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("--replace") as string });
  const busy = await withServer(here.dataDir, () => mortise(["restore", file, "--replace"], here.env));
  expect(busy).toMatchObject({ code: 1, err: expect.stringContaining("Another server") as string });
  await mortiseJson(["restore", file, "--replace"], here.env);
  expect(readdirSync(here.dataDir).filter((name) => name.startsWith("mortise.db.replaced-"))).toHaveLength(1);
});

it("restore refuses a truncated file, another program's file, or no database, and changes nothing", async () => {
  await mortiseJson(["seed", "--world", "empty"], here.env);
  const good = join(here.folder, "copy.db");
  await mortiseJson(["backup", good], here.env);
  const text = join(here.folder, "text.db");
  writeFileSync(text, "Dear database,\n");
  const strange = join(here.folder, "strange.db");
  await (await openSqlite({ folder: join(here.folder, "strange") })).close();
  copyFileSync(join(here.folder, "strange", "mortise.db"), strange);
  const { DatabaseSync } = await import("node:sqlite");
  const database = new DatabaseSync(strange);
  database.exec("pragma foreign_keys = off; drop table workspaces");
  database.close();
  const short = join(here.folder, "short.db");
  writeFileSync(short, readFileSync(good).subarray(0, 200_000));
  for (const file of [text, strange, short]) {
    const { code, err } = await mortise(["restore", file, "--replace"], here.env);
    expect({ code, file, err }).toMatchObject({
      code: 1,
      err: expect.stringMatching(/(?:cannot be restored: .+|is not as it was written: .+)\.\n$/) as string,
    });
  }
  expect(readdirSync(here.dataDir).toSorted()).toEqual(["mortise.db", "mortise.lock", "secret.key"]);
});

// An embedded database whose disk fails, or whose file is removed, while the server runs.
import { copyFileSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Database, Query } from "../database.ts";
import { databaseFileName, openSqlite } from "./sqlite.ts";

let folder: string;
let database: Database;
const status = async () => (await database.condition()).status;
const write = () => sql`update settings set value = value`.execute(database.query);
const insert = (name: string, query: Query = database.query) =>
  query.insertInto("settings").values({ name, value: "" }).execute();
const names = async () =>
  (
    await database.query
      .selectFrom("settings")
      .select("name")
      .where("name", "!=", "database_id")
      .orderBy("name")
      .execute()
  ).map(({ name }) => name);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => "kept",
    (error: unknown) => error,
  );
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "mortise-condition-"));
  database = await openSqlite({ folder });
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

it("SQLite is down from the first write that fails until one succeeds", async () => {
  // The system makes a failing disk read-only.
  await sql`pragma query_only = on`.execute(database.query);
  const failed = await write().catch((error: unknown) => error);
  expect(database.isUnavailable(failed)).toBe(true);
  expect(await database.condition()).toMatchObject({
    status: "down",
    message: expect.stringContaining("cannot be written"),
  });
  expect(await status()).toBe("down");
  await sql`pragma query_only = off`.execute(database.query);
  expect(await status()).not.toBe("down");
});

it("SQLite is not down without a fault, nor after a statement with an error of its own", async () => {
  expect(await status()).not.toBe("down");
  await expect(sql`insert into settings (name) values (null)`.execute(database.query)).rejects.toThrow("NOT NULL");
  expect(await status()).not.toBe("down");
});

it("SQLite is down when its file was replaced by another, because writes would be lost", async () => {
  const path = join(folder, databaseFileName);
  copyFileSync(path, `${path}.other`);
  renameSync(path, `${path}.aside`);
  expect(await database.condition()).toMatchObject({ status: "down", message: expect.stringContaining(path) });
  renameSync(`${path}.other`, path);
  expect(await status()).toBe("down");
  renameSync(`${path}.aside`, path);
  expect(await status()).not.toBe("down");
});

it("SQLite refuses writes that a replaced file would lose, and still reads", async () => {
  const path = join(folder, databaseFileName);
  await insert("kept");
  renameSync(path, `${path}.aside`);
  const refused = [await failureOf(insert("lost")), await failureOf(database.transaction((tx) => insert("lost", tx)))];
  for (const error of refused) {
    expect(error).toMatchObject({ message: expect.stringContaining(path) });
    expect(database.isUnavailable(error)).toBe(true);
  }
  expect(await names()).toEqual(["kept"]);
  renameSync(`${path}.aside`, path);
  await database.transaction((tx) => insert("kept too", tx));
  expect(await names()).toEqual(["kept", "kept too"]);
});

it("SQLite is down when its folder was deleted", async () => {
  renameSync(folder, `${folder}-gone`);
  expect(await status()).toBe("down");
  renameSync(`${folder}-gone`, folder);
});

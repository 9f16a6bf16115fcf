import { accessSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { openSqlite } from "./sqlite.ts";

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  return { ...fs, accessSync: vi.fn(fs.accessSync) };
});

// SQLite rolls back by itself when the disk is full.
it("a transaction that SQLite rolled back by itself fails with the original error", async () => {
  const database = await openSqlite({ folder: null });
  const failing = database.transaction(async (tx) => {
    await sql`rollback`.execute(tx);
    throw new Error("database or disk is full");
  });
  await expect(failing).rejects.toThrow("database or disk is full");
  expect(await database.transaction((tx) => tx.selectFrom("jobs").selectAll().execute())).toEqual([]);
  await database.close();
});

it("a database of a newer version is refused with a message that says so", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mortise-newer-"));
  const database = await openSqlite({ folder });
  await sql`insert into kysely_migration values ('999-tomorrow', '2030-01-01T00:00:00.000Z')`.execute(database.query);
  await database.close();
  await expect(openSqlite({ folder })).rejects.toMatchObject({
    code: "newer_layout",
    message: expect.stringContaining("a newer version"),
  });
  rmSync(folder, { recursive: true });
});

it("an unwritable folder and one that another server uses have different errors", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mortise-lock-"));
  const database = await openSqlite({ folder, exclusive: true });
  await expect(openSqlite({ folder, exclusive: true })).rejects.toMatchObject({ code: "folder_in_use" });
  await database.close();
  // Not even root can write there.
  rmSync(join(folder, "mortise.lock"));
  mkdirSync(join(folder, "mortise.lock"));
  await expect(openSqlite({ folder, exclusive: true })).rejects.toMatchObject({
    name: "DatabaseError",
    code: "database_unavailable",
    message: expect.stringContaining(`The folder ${folder} cannot be written`),
  });
  rmSync(folder, { recursive: true });
});

it("a file of another user is refused with the owner that it must have", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mortise-owner-"));
  await (await openSqlite({ folder })).close();
  vi.mocked(accessSync).mockImplementation((path) => {
    if (String(path).endsWith("mortise.db")) throw Object.assign(new Error("permission denied"), { code: "EACCES" });
  });
  await expect(openSqlite({ folder })).rejects.toMatchObject({
    code: "not_ours",
    message: expect.stringMatching(/mortise\.db\. Give the folder and everything in it to the user/),
  });
  vi.mocked(accessSync).mockReset();
  rmSync(folder, { recursive: true });
});

it("a server that locks the folder frees the jobs, deliveries, links and idempotency keys of dead processes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mortise-lock-"));
  const before = await openSqlite({ folder, exclusive: true });
  const later = Date.now() + 60_000;
  const job = {
    workspace_id: null,
    kind: "a",
    payload: "{}",
    run_at: 0,
    leased_until: later,
    attempts: 1,
    failures: 0,
    lane: "a",
  };
  await before.query.insertInto("jobs").values(job).execute();
  await sql`pragma foreign_keys = off`.execute(before.query);
  await before.query
    .insertInto("account_links")
    .values({ connected_account_id: "hub", holder: "dead", leased_until: later })
    .execute();
  const delivery = {
    msg_id: "m",
    endpoint_id: "e",
    app_id: "a",
    workspace_id: "w",
    status: 3 as const,
    failures: 0,
    manual: 0,
  };
  await before.query
    .insertInto("webhook_deliveries")
    .values({ ...delivery, next_attempt_at: 0, due_at: 0, leased_until: later, leased_by: "dead" })
    .execute();
  const answers = [
    { hash: "begun", status: null, body: null, expires_at: later },
    { hash: "answered", status: 202, body: "", expires_at: later },
  ];
  await before.query.insertInto("webhook_answers").values(answers).execute();
  await before.close();
  const database = await openSqlite({ folder, exclusive: true });
  expect(await database.query.selectFrom("jobs").select("leased_until").execute()).toEqual([{ leased_until: null }]);
  expect(await database.query.selectFrom("webhook_deliveries").select(["leased_until", "leased_by"]).execute()).toEqual(
    [{ leased_until: null, leased_by: null }],
  );
  expect(await database.query.selectFrom("account_links").selectAll().execute()).toEqual([]);
  expect(await database.query.selectFrom("webhook_answers").select("hash").execute()).toEqual([{ hash: "answered" }]);
  await database.close();
  rmSync(folder, { recursive: true });
});

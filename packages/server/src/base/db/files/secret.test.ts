// The secret's file is complete or absent, whatever fails while it is written.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Database, openPostgres, openSqlite } from "../../../index.ts";
import { noteSeen } from "../../queue/last-seen.ts";
import { hasPostgres, startPostgres } from "../../../../test/postgres/postgres.ts";
import { fakeHub } from "../../../../test/locks/fake-hub.ts";
import { linkedHouse } from "../../../../test/locks/linked-house.ts";
import { createRig } from "../../../../test/rig/rig.ts";
import { loadSecret, readSecretFile, secretFileName, writeSecretFile } from "./secret.ts";

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  return { ...fs, readFileSync: vi.fn(fs.readFileSync), writeFileSync: vi.fn(fs.writeFileSync) };
});

let folder: string;
let database: Database;
const said: string[] = [];
const load = () => loadSecret(database, { secret: undefined, dataDir: folder }, (message) => said.push(message));
beforeEach(async () => {
  said.length = 0;
  folder = mkdtempSync(join(tmpdir(), "mortise-secret-"));
  database = await openSqlite({ folder: null });
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

it("the secret is created once, for its owner alone, and then read again", async () => {
  const secret = await load();
  expect(secret.length).toBe(32);
  expect(await load()).toEqual(secret);
  expect(readdirSync(folder)).toEqual([secretFileName]);
  expect(statSync(join(folder, secretFileName)).mode & 0o777).toBe(0o600);
});

it("a missing secret is reported as lost only if something was made with it", async () => {
  const secret = await load();
  const rig = await createRig(database, { secret });
  await rig.world("empty");
  await load();
  expect(said).toEqual([]);
  rmSync(join(folder, secretFileName));
  await load();
  expect(said).toEqual([expect.stringMatching(/secret\.key was missing/)]);
  await rig.server.close();
});

it("a missing secret is reported as lost also if only a hub's password was sealed with it", async () => {
  const rig = await createRig(database, { secret: await load() });
  const hub = fakeHub();
  await linkedHouse(rig, hub, { password: "sesame" });
  await rig.database.query.deleteFrom("client_sessions").execute();
  await rig.database.query.deleteFrom("webhook_secrets").execute();
  rmSync(join(folder, secretFileName));
  await load();
  expect(said).toEqual([expect.stringMatching(/secret\.key was missing.* connect the hubs again\.$/)]);
  await rig.server.close();
});

it("two processes that start at once share one secret, and a backup's secret replaces it", () => {
  const [first, second] = ["1".repeat(64), "2".repeat(64)];
  writeSecretFile(folder, first, "wx");
  writeSecretFile(folder, second, "wx");
  expect(readSecretFile(folder)).toBe(first);
  writeSecretFile(folder, second);
  expect(readSecretFile(folder)).toBe(second);
  expect(readdirSync(folder)).toEqual([secretFileName]);
});

it("a full disk leaves no partial secret, with which sessions could be forged", async () => {
  vi.mocked(writeFileSync).mockImplementationOnce((path) => {
    writeFileSync(path, "");
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
  await expect(load()).rejects.toThrow("no space left on device");
  expect(existsSync(join(folder, secretFileName))).toBe(false);
  expect((await load()).length).toBe(32);
});

it.each(["", "\n", "abc", `${"0".repeat(63)}x`, "0".repeat(66)])("a secret file with %j is refused", async (text) => {
  writeFileSync(join(folder, secretFileName), text);
  await expect(load()).rejects.toMatchObject({
    name: "SettingsError",
    message: expect.stringMatching(/secret\.key .*64 hexadecimal/),
  });
  expect(readFileSync(join(folder, secretFileName), "utf8")).toBe(text);
});

it("an unreadable secret file is refused with the owner that it must have", async () => {
  writeFileSync(join(folder, secretFileName), "");
  vi.mocked(readFileSync).mockImplementationOnce(() => {
    throw Object.assign(new Error("permission denied"), { code: "EACCES" });
  });
  await expect(load()).rejects.toMatchObject({
    name: "SettingsError",
    message: expect.stringMatching(/EACCES.*Give it to the user/),
  });
});

it.skipIf(!hasPostgres())(
  "with PostgreSQL the secret is in the database, one for all processes that start at once",
  async () => {
    const postgres = await startPostgres();
    const url = await postgres.createDatabase();
    const processes = await Promise.all([1, 2, 3].map(() => openPostgres({ url })));
    for (const each of processes) await noteSeen(each, 1);
    const place = { secret: undefined, dataDir: folder };
    const secrets = await Promise.all(processes.map((each) => loadSecret(each, place)));
    for (const secret of secrets) expect(Buffer.from(secret).toString("hex")).toMatch(/^[\da-f]{64}$/);
    expect(new Set(secrets.map(String)).size).toBe(1);
    const [first] = processes;
    expect(first && (await loadSecret(first, place))).toEqual(secrets[0]);
    const told = "5e".repeat(32);
    expect(first && Buffer.from(await loadSecret(first, { ...place, secret: told })).toString("hex")).toBe(told);
    expect(readdirSync(folder)).toEqual([]);
    for (const each of processes) await each.close();
    await postgres.stop();
  },
);

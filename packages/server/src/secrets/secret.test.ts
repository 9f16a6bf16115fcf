// The secret's file: whole or not there, whatever happens to the disk while it is written.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Database, openSqlite } from "../index.ts";
import { createRig } from "../../test/rig.ts";
import { loadSecret, secretFileName } from "./secret.ts";

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  return { ...fs, readFileSync: vi.fn(fs.readFileSync), writeFileSync: vi.fn(fs.writeFileSync) };
});

let folder: string;
let database: Database;
const said: string[] = [];
const load = () => loadSecret(database, { secret: undefined, dataDir: folder }, (message) => said.push(message));
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "mortise-secret-"));
  database = await openSqlite({ folder: null });
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

it("is made once, for its owner alone, and read again", async () => {
  const secret = await load();
  expect(secret.length).toBe(32);
  expect(await load()).toEqual(secret);
  expect(readdirSync(folder)).toEqual([secretFileName]);
  expect(statSync(join(folder, secretFileName)).mode & 0o777).toBe(0o600);
});

it("says that it was lost where something was made under it, and only there", async () => {
  const secret = await load();
  const rig = await createRig(database, { secret });
  await rig.world("empty");
  expect(said).toEqual([]);
  rmSync(join(folder, secretFileName));
  await load();
  expect(said).toEqual([expect.stringMatching(/secret\.key was gone/)]);
  await rig.server.close();
});

it("leaves no half of it when the disk is full: an empty one would sign every session with nothing", async () => {
  vi.mocked(writeFileSync).mockImplementationOnce((path) => {
    writeFileSync(path, "");
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
  await expect(load()).rejects.toThrow("no space left on device");
  expect(existsSync(join(folder, secretFileName))).toBe(false);
  expect((await load()).length).toBe(32);
});

it.each(["", "\n", "abc", `${"0".repeat(63)}x`, "0".repeat(66)])("refuses the file when it holds %j", async (text) => {
  writeFileSync(join(folder, secretFileName), text);
  await expect(load()).rejects.toMatchObject({ name: "SettingsError", message: expect.stringMatching(/secret\.key .*64 hexadecimal/) });
  expect(readFileSync(join(folder, secretFileName), "utf8")).toBe(text);
});

it("says whose the file has to be that may not be read", async () => {
  writeFileSync(join(folder, secretFileName), "");
  vi.mocked(readFileSync).mockImplementationOnce(() => {
    throw Object.assign(new Error("permission denied"), { code: "EACCES" });
  });
  await expect(load()).rejects.toMatchObject({ name: "SettingsError", message: expect.stringMatching(/EACCES.*Give it to the user/) });
});

// A backup that was changed on its disk or on its way is found before anything is restored.
import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { randomRuns } from "../../../../test/rig/random-runs.ts";
import { openSqlite } from "../engines/sqlite.ts";
import { writeBackup } from "./backup.ts";
import { verifyChecksum } from "./checksum.ts";
import { verifyBackup } from "./verify.ts";

let folder: string;
let good: string;
let bytes: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mortise-checksum-"));
  good = join(folder, "good.backup");
  const database = await openSqlite({ folder: join(folder, "data") });
  await writeBackup(database, good, "5e".repeat(32));
  await database.close();
  bytes = readFileSync(good);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const damaged = { code: "backup_damaged" };

it("a backup is whole as it was written, and can be looked into", async () => {
  expect(await verifyBackup(good)).toEqual({ state: "whole", workspaces: 0, doors: 0, codes: 0 });
});

it("one changed bit is found, wherever it is", async () => {
  const path = join(folder, "flipped.backup");
  const isFound = async (at: number, bit: number) => {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((changed[at] ?? 0) ^ (1 << bit), at);
    writeFileSync(path, changed);
    await expect(verifyChecksum(path)).rejects.toMatchObject(damaged);
  };
  // Each character of the header's mark and of the line at the end.
  for (let at = 64; at < 76; at += 1) await isFound(at, 0);
  for (let at = bytes.length - 140; at < bytes.length; at += 1) await isFound(at, at % 8);
  const place = fc.record({ at: fc.nat(bytes.length - 1), bit: fc.nat(7) });
  await fc.assert(
    fc.asyncProperty(place, ({ at, bit }) => isFound(at, bit)),
    randomRuns(20),
  );
});

it("what was cut off or added is found", async () => {
  const path = join(folder, "other.backup");
  for (const length of [1, 70, 139, 140, 4096, bytes.length - 100]) {
    copyFileSync(good, path);
    truncateSync(path, bytes.length - length);
    await expect(verifyChecksum(path)).rejects.toMatchObject(damaged);
  }
  // A file without its header is no database.
  for (const left of [1, 50]) {
    truncateSync(path, left);
    await expect(verifyBackup(path)).rejects.toThrow("cannot be read");
  }
  for (const more of ["\n", "x", bytes]) {
    copyFileSync(good, path);
    appendFileSync(path, more);
    await expect(verifyChecksum(path)).rejects.toMatchObject(damaged);
  }
});

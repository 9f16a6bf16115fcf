import { chownSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keepPrivate } from "./private-file.ts";
import { mortise } from "../../../../test/processes/mortise.ts";

const somebody = 12_345;

it.skipIf(process.getuid?.() !== 0)("a file behind a link, which anybody could have planted, stays as it is", () => {
  const folder = mkdtempSync(join(tmpdir(), "mortise-link-"));
  const [other, link, own] = ["other", "link", "own"].map((name) => join(folder, name)) as [string, string, string];
  chownSync(folder, somebody, somebody);
  for (const path of [other, own]) writeFileSync(path, "", { mode: 0o644 });
  symlinkSync(other, link);
  for (const path of [link, own]) keepPrivate(path);
  const facts = (path: string) => [statSync(path).uid, statSync(path).mode & 0o777];
  expect(facts(other)).toEqual([0, 0o644]);
  expect(facts(own)).toEqual([somebody, 0o600]);
  rmSync(folder, { recursive: true });
});

it.skipIf(process.getuid?.() !== 0)(
  "files that commands create as root belong to the folder's owner",
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "mortise-owner-"));
    const backup = `${folder}.backup`;
    chownSync(folder, somebody, somebody);
    const env = { DATA_DIR: folder };
    const owners = () =>
      Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).uid]));
    await mortise(["seed", "--world", "empty"], env);
    await mortise(["backup", backup], env);
    expect(owners()).toEqual({ "mortise.db": somebody, "secret.key": somebody });
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    expect((await mortise(["restore", backup], env)).code).toBe(0);
    expect(owners()).toEqual({ "mortise.db": somebody, "mortise.lock": somebody, "secret.key": somebody });
    // The file holds every secret, and everybody may read its folder.
    expect(statSync(backup).uid).toBe(0);
    for (const path of [folder, backup]) rmSync(path, { recursive: true });
  },
);

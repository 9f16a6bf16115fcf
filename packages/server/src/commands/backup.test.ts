import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { mortiseJson } from "../../test/processes/mortise.ts";

it("a backup says that it holds the secret only if it does, because the server may have one that the command lacks", {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "mortise-backup-command-"));
  const env = { DATA_DIR: join(folder, "data") };
  await mortiseJson(["seed", "--world", "empty"], { ...env, MORTISE_SECRET: "5e".repeat(32) });
  expect(await mortiseJson(["backup", join(folder, "without.backup")], env)).toMatchObject({ holds_secret: false });
  await mortiseJson(["seed", "--world", "empty"], env);
  expect(await mortiseJson(["backup", join(folder, "with.backup")], env)).toMatchObject({ holds_secret: true });
  rmSync(folder, { recursive: true });
});

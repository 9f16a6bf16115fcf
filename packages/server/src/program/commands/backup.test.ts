import { appendFileSync, chmodSync, copyFileSync, readFileSync, rmSync, truncateSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { expect, it } from "vitest";
import { installationPerTest } from "../../../test/processes/installation.ts";
import { mortise, mortiseJson } from "../../../test/processes/mortise.ts";

const here = installationPerTest();

it("a backup says that it holds the secret only if it does, because the server may have one that the command lacks", async () => {
  const { folder, env } = here;
  await mortiseJson(["seed", "--world", "empty"], { ...env, MORTISE_SECRET: "5e".repeat(32) });
  expect(await mortiseJson(["backup", join(folder, "without.backup")], env)).toMatchObject({ holds_secret: false });
  await mortiseJson(["seed", "--world", "empty"], env);
  expect(await mortiseJson(["backup", join(folder, "with.backup")], env)).toMatchObject({ holds_secret: true });
});

it("--verify tells whether a file is as it was written, without a database", async () => {
  const { folder, env, dataDir } = here;
  await mortiseJson(["seed", "--world", "empty"], env);
  const file = join(folder, "doors.backup");
  await mortiseJson(["backup", file], env);
  rmSync(dataDir, { recursive: true });
  const verify = (path: string) => mortise(["backup", "--verify", path], env);
  expect(await verify(file)).toMatchObject({ code: 0, out: expect.stringContaining("1 workspace") });
  expect(await mortiseJson(["backup", "--verify", file], env)).toMatchObject({ checked: true, workspaces: 1 });
  appendFileSync(file, "x");
  expect(await verify(file)).toMatchObject({ code: 1, err: expect.stringContaining("Take another backup.") });
  expect(await verify(join(folder, "none"))).toMatchObject({ code: 1, err: expect.stringContaining("no file") });
  expect(await verify(folder)).toMatchObject({ code: 1, err: expect.stringContaining("is not a file") });
});

it.skipIf(process.getuid?.() !== 0)("--verify says who may read a file, to a user who may not", async () => {
  const { folder, env } = here;
  await mortiseJson(["seed", "--world", "empty"], env);
  const file = join(folder, "doors.backup");
  await mortiseJson(["backup", file], env);
  chmodSync(folder, 0o755);
  process.seteuid?.(65534);
  const answer = await mortise(["backup", "--verify", file], env).finally(() => process.seteuid?.(0));
  expect(answer).toEqual({
    code: 1,
    out: "",
    err: `This user may not read ${file}. Run the command as the file's owner, or as root.\n`,
  });
});

it("a backup of an older version, which has no checksum, is restored, and it is said that it was not checked", async () => {
  const { folder, env } = here;
  await mortiseJson(["seed", "--world", "empty"], env);
  const [file, old] = [join(folder, "doors.backup"), join(folder, "old.backup")];
  await mortiseJson(["backup", file], env);
  copyFileSync(file, old);
  truncateSync(old, readFileSync(file).lastIndexOf("\n-- sha256"));
  const database = new DatabaseSync(old);
  database.exec("pragma application_id = 0");
  database.close();
  const [plain, again] = ["plain", "again"].map((name) => join(folder, name)) as [string, string];
  const { code, out } = await mortise(["restore", old, "--data-dir", plain]);
  expect([code, out]).toEqual([0, expect.stringContaining("without a checksum")]);
  expect(await mortise(["backup", "--verify", old], env)).toMatchObject({ code: 1 });
  // The restored file is a database, without the mark of a backup.
  copyFileSync(join(plain, "mortise.db"), join(folder, "copied.db"));
  expect(await mortiseJson(["restore", join(folder, "copied.db"), "--data-dir", again])).toMatchObject({
    checked: false,
  });
  expect(await mortiseJson(["restore", file, "--data-dir", join(folder, "third")])).toMatchObject({ checked: true });
});

it("doctor tells how old the last backup is, and warns after a week", async () => {
  const { folder, dataDir } = here;
  const env = { ...here.env, PORT: "1" };
  await mortiseJson(["seed", "--world", "empty"], env);
  const told = async () => {
    const { findings } = await mortiseJson<{ findings: { check: string }[] }>(["doctor"], env);
    return findings.find(({ check }) => check === "backup");
  };
  expect(await told()).toMatchObject({ state: "warning", what: "No backup of it has been made" });
  await mortiseJson(["backup", join(folder, "doors.backup")], env);
  expect(await told()).toMatchObject({ state: "ok" });
  const database = new DatabaseSync(join(dataDir, "mortise.db"));
  const eightDaysAgo = String(Date.now() - 8 * 86_400_000);
  database.prepare("update settings set value = ? where name = 'last_backup_at'").run(eightDaysAgo);
  database.close();
  expect(await told()).toMatchObject({ state: "warning", what: expect.stringContaining("8 days old") });
});

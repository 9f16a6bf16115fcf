import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { iso } from "../../base/clock.ts";
import { type Inspection, inspectSqlite } from "../../base/db/backups/inspect.ts";
import { openSqlite } from "../../base/db/engines/sqlite.ts";
import { createSeal } from "../../base/secrets/sealed-text.ts";
import { createWorkspace } from "../../base/db/workspaces.ts";
import { createWatchedServer } from "../../../test/logs/watched-server.ts";
import { addJob } from "../../base/jobs/jobs.ts";
import { settingsOf } from "../settings/settings.ts";
import { examineInstallation } from "./examine.ts";
import { checkSecret } from "./folder.ts";

it("the doctor fails on an incomplete secret, and says what to do", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "mortise-doctor-"));
  const path = join(dataDir, "secret.key");
  writeFileSync(path, "", { mode: 0o600 });
  expect(checkSecret(settingsOf({ "data-dir": dataDir }, {}), undefined)).toEqual({
    check: "secret",
    state: "failure",
    what: `${path} must hold 64 hexadecimal digits, and does not`,
    advice: expect.stringMatching(/^Restore it from a copy or a backup/),
  });
  rmSync(dataDir, { recursive: true });
});

it("the doctor reports a missing secret only if something was made with one", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "mortise-doctor-"));
  const database = await openSqlite({ folder: dataDir });
  await createWorkspace(database.query, { name: "Harbour House", created_at: iso(0), is_sandbox: false });
  await database.close();
  const inspection = await inspectSqlite(dataDir);
  expect(inspection?.holdings?.workspaces).toBe(1);
  expect(checkSecret(settingsOf({ "data-dir": dataDir }, {}), inspection).state).toBe("ok");
  rmSync(dataDir, { recursive: true });
});

it("the doctor fails on a secret under which the accounts were not connected", () => {
  const [own, other] = ["ab".repeat(32), "cd".repeat(32)];
  const sealedSecrets = [own, other].map((hex) => createSeal(Buffer.from(hex, "hex")).seal("{}"));
  const checkedWith = (MORTISE_SECRET: string, sealed: string[]) =>
    checkSecret(settingsOf({}, { MORTISE_SECRET }), { sealedSecrets: sealed } as Inspection);
  expect(checkedWith(own, [])).toMatchObject({ state: "ok" });
  expect(checkedWith(own, sealedSecrets.slice(0, 1))).toMatchObject({ state: "ok" });
  expect(checkedWith(own, sealedSecrets)).toMatchObject({
    state: "failure",
    what: "Connected accounts that need another secret than the server's: 1 of 2",
  });
});

it("the doctor fails on data in PostgreSQL whose secret is nowhere", () => {
  const settings = settingsOf({ "database-url": "postgres://127.0.0.1:1/doors" }, {});
  const checked = (more: object) => checkSecret(settings, { sealedSecrets: [], ...more } as unknown as Inspection);
  expect(checked({ holdsSecret: false, isUnderSecret: true })).toMatchObject({
    state: "failure",
    what: "There is data but no secret in the database",
  });
  expect(checked({ holdsSecret: false, isUnderSecret: false })).toMatchObject({ state: "ok" });
  expect(checked({ holdsSecret: true, isUnderSecret: true })).toMatchObject({ state: "ok" });
});

it("the doctor does not report on the secret when the database cannot be read", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "mortise-doctor-"));
  const secretOf = async (env: Record<string, string>) => {
    const { findings } = await examineInstallation(settingsOf({ "data-dir": dataDir, port: "1" }, env));
    return findings.find(({ check }) => check === "secret");
  };
  expect(await secretOf({ DATABASE_URL: "postgres://127.0.0.1:1/doors" })).toMatchObject({
    state: "warning",
    what: "Could not check whether the database holds the secret",
  });
  expect(await secretOf({})).toMatchObject({ state: "ok", what: "The secret will be created at the first start" });
  writeFileSync(join(dataDir, "mortise.db"), "This was a database once. ".repeat(100));
  expect(await secretOf({})).toMatchObject({
    state: "warning",
    what: expect.stringMatching(/^There is no .*secret\.key, and it could not be checked whether/),
  });
  rmSync(dataDir, { recursive: true });
});

it("the doctor reports late jobs, but not a server's daily rounds while none runs", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "mortise-doctor-"));
  const database = await openSqlite({ folder: dataDir });
  const { workspace } = await createWorkspace(database.query, { name: "Harbour House", created_at: iso(0) });
  const server = await createWatchedServer({ database, secret: new Uint8Array(32), keepDays: 30 });
  await server.close();
  await database.query.updateTable("jobs").set({ run_at: 1, leased_until: null }).execute();
  expect(await database.query.selectFrom("jobs").select("kind").orderBy("kind").execute()).toEqual([
    { kind: "history" },
    { kind: "rounds" },
  ]);
  const overdue = async () => (await inspectSqlite(dataDir))?.overdue;
  expect(await overdue()).toEqual({ count: 0, since: null });
  const job = { kind: "codes", workspace_id: workspace.workspace_id, lane: "codes x", payload: {}, run_at: 2 };
  await database.transaction((tx) => addJob(tx, job));
  expect(await overdue()).toEqual({ count: 1, since: 2 });
  await database.close();
  rmSync(dataDir, { recursive: true });
});

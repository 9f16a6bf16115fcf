// A server is killed while stays are made, moved and ended. The next one completes the work with the same PIN, and
// leaves no stray code on any lock.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRelease, roundsOf } from "../../../../test/release.ts";
import { hasPostgres, type Postgres, startPostgres } from "../postgres/postgres.ts";
import { kill, killAllAfterwards, type Running, start } from "../processes/server-process.ts";
import type { Grant, Method } from "./guest-house.ts";

killAllAfterwards();

/** Milliseconds between the answer and the kill, one for each round. */
const moments = Array.from({ length: roundsOf("GRANT_ROUNDS", { usual: 2, release: 30 }) }, (_, round) => round * 17);
const patience = { timeout: 60_000, interval: 100 };

interface Code {
  access_code_id: string;
  device_id: string;
  code: string;
  status: string;
}

async function call<Body>({ url, api_key }: Running, path: string, input: object = {}): Promise<Body> {
  const headers = { authorization: `Bearer ${api_key}`, "content-type": "application/json" };
  const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(input) });
  return (await response.json()) as Body;
}

describe.each(["SQLite", "PostgreSQL"])("stays of a server killed on %s", (kind) => {
  // On PostgreSQL a new process waits for the leases of the dead one.
  const tried = kind === "PostgreSQL" && !isRelease ? moments.slice(1, 2) : moments;
  const skipped = kind === "PostgreSQL" && !hasPostgres();
  let postgres: Postgres | undefined;
  let env: Record<string, string> = {};
  let folder = "";
  beforeAll(async () => {
    if (skipped) return;
    folder = mkdtempSync(join(tmpdir(), "mortise-killed-"));
    postgres = kind === "PostgreSQL" ? await startPostgres() : undefined;
    env = { DATA_DIR: folder, DATABASE_URL: (await postgres?.createDatabase()) ?? "" };
  }, 60_000);
  afterAll(async () => {
    await postgres?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(skipped)(
    "are completed, moved and taken away",
    { timeout: 120_000 + moments.length * 40_000 },
    async () => {
      let server = await start(env);
      const killedAfter = async (milliseconds: number) => {
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        await kill(server);
        server = await start(env);
      };
      const { devices } = await call<{
        devices: {
          device_id: string;
          capabilities_supported: string[];
          properties: { online: boolean };
          errors: unknown[];
        }[];
      }>(server, "/devices/list");
      const doors = devices
        .filter(
          ({ capabilities_supported, properties, errors }) =>
            capabilities_supported.includes("access_code") && properties.online && errors.length === 0,
        )
        .slice(0, 5)
        .map(({ device_id }) => device_id);
      const before = new Set((await codesAt(server, doors)).map(({ access_code_id }) => access_code_id));
      const ours = async () =>
        (await codesAt(server, doors)).filter(({ access_code_id }) => !before.has(access_code_id));
      for (const moment of tried) {
        const access_grant_key = `stay ${moment}`;
        const { access_grant } = await call<{ access_grant: Grant }>(server, "/access_grants/create", {
          user_identity: { full_name: "Ada" },
          requested_access_methods: [{ mode: "code" }],
          device_ids: doors,
          access_grant_key,
        });
        await killedAfter(moment);
        const methods = async () =>
          (await call<{ access_methods: Method[] }>(server, "/access_methods/list", { access_grant_key }))
            .access_methods;
        const isIssued = async () => (await methods()).every(({ is_issued }) => is_issued);
        await expect.poll(isIssued, patience).toBe(true);
        const pins = (await methods()).map(({ code }) => code);
        expect((await ours()).map(({ device_id }) => device_id).toSorted()).toEqual(doors.toSorted());
        await call(server, "/access_grants/update", { access_grant_key, device_ids: doors.slice(0, 2) });
        await killedAfter(moment);
        await expect.poll(async () => (await ours()).length, patience).toBe(2);
        await expect.poll(isIssued, patience).toBe(true);
        for (const { code } of await ours()) expect(pins).toContain(code);
        await call(server, "/access_grants/delete", { access_grant_id: access_grant.access_grant_id });
        await killedAfter(moment);
        await expect.poll(ours, patience).toEqual([]);
        await expect
          .poll(
            async () => (await call<{ access_grants: Grant[] }>(server, "/access_grants/list")).access_grants,
            patience,
          )
          .toEqual([]);
      }
      expect(new Set((await codesAt(server, doors)).map(({ access_code_id }) => access_code_id))).toEqual(before);
      await kill(server, "SIGTERM");
    },
  );
});

const codesAt = async (server: Running, device_ids: readonly string[]): Promise<Code[]> =>
  (await call<{ access_codes: Code[] }>(server, "/access_codes/list", { device_ids })).access_codes;

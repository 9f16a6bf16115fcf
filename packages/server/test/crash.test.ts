// A server is killed repeatedly. Everything that it acknowledged is kept, and nothing happens twice.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DeviceEntity, insertDevices } from "../src/base/db/devices.ts";
import { openPostgres, openSqlite } from "../src/index.ts";
import { hasPostgres, type Postgres, startPostgres } from "./postgres/postgres.ts";
import { isRelease, roundsOf } from "../../../test/release.ts";
import { kill, killAllAfterwards, type Running, start } from "./processes/server-process.ts";

killAllAfterwards();

const rounds = roundsOf("CRASH_ROUNDS", { usual: 2, release: 50 });
/** Number of kills while the server deletes an account, and number of doors deleted. */
const deletion = isRelease ? { kills: 3, doors: 6000 } : { kills: 1, doors: 2000 };

async function call<Body>({ url, api_key }: Running, path: string, input: object = {}): Promise<Body> {
  const headers = { authorization: `Bearer ${api_key}`, "content-type": "application/json" };
  const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(input) });
  return (await response.json()) as Body;
}

interface Door {
  device_id: string;
  properties: { online: boolean; locked?: boolean };
  errors: unknown[];
}

describe.each(["SQLite", "PostgreSQL"])("a server killed on %s", (kind) => {
  const skipped = kind === "PostgreSQL" && !hasPostgres();
  let postgres: Postgres | undefined;
  let env: Record<string, string> = {};
  let folder = "";
  beforeAll(async () => {
    if (skipped) return;
    folder = mkdtempSync(join(tmpdir(), "mortise-crash-"));
    postgres = kind === "PostgreSQL" ? await startPostgres() : undefined;
    env = { DATA_DIR: folder, DATABASE_URL: (await postgres?.createDatabase()) ?? "" };
  }, 60_000);
  afterAll(async () => {
    await postgres?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(skipped)("finishes the command that was under way after its restart", { timeout: 60_000 }, async () => {
    let server = await start(env);
    const { devices } = await call<{ devices: Door[] }>(server, "/devices/list");
    const door = devices.find(({ properties, errors }) => properties.locked === true && errors.length === 0)?.device_id;
    const { action_attempt } = await call<{ action_attempt: { action_attempt_id: string; status: string } }>(
      server,
      "/locks/unlock_door",
      {
        device_id: door,
      },
    );
    expect(action_attempt.status).toBe("pending");
    await kill(server);
    server = await start(env);
    await expect
      .poll(
        async () =>
          (await call<{ action_attempt: { status: string } }>(server, "/action_attempts/get", action_attempt))
            .action_attempt.status,
        { timeout: 40_000, interval: 250 },
      )
      .toBe("success");
    expect((await call<{ device: Door }>(server, "/devices/get", { device_id: door })).device.properties.locked).toBe(
      false,
    );
    await kill(server, "SIGTERM");
  });

  it.skipIf(skipped)(
    `loses no acknowledged write in ${rounds} kills, and ends every command once`,
    { timeout: 60_000 + rounds * 20_000 },
    async () => {
      const acknowledged: string[] = [];
      const attempts: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const server = await start(env);
        const { devices } = await call<{ devices: Door[] }>(server, "/devices/list");
        const doors = devices.filter(
          ({ properties, errors }) => properties.locked !== undefined && errors.length === 0,
        );
        const state = { isOver: false };
        const write = async (writer: number) => {
          for (let count = 0; !state.isOver; count += 1) {
            const key = `user ${round} ${writer} ${count}`;
            const { client_session } = await call<{ client_session: unknown }>(server, "/client_sessions/create", {
              user_identifier_key: key,
            });
            if (client_session) acknowledged.push(key);
            if (count > 0) continue;
            const device_id = doors[(round * 3 + writer) % doors.length]?.device_id;
            const { action_attempt } = await call<{ action_attempt?: { action_attempt_id: string } }>(
              server,
              "/locks/unlock_door",
              {
                device_id,
              },
            );
            if (action_attempt) attempts.push(action_attempt.action_attempt_id);
          }
        };
        const writers = [0, 1, 2].map((writer) => write(writer).catch(() => undefined));
        const before = acknowledged.length;
        await expect.poll(() => acknowledged.length - before, { timeout: 20_000, interval: 5 }).toBeGreaterThan(1);
        await new Promise((resolve) => setTimeout(resolve, (round * 37) % 150));
        await kill(server);
        state.isOver = true;
        await Promise.all(writers);
      }
      const server = await start(env);
      const { client_sessions } = await call<{ client_sessions: { user_identifier_key: string }[] }>(
        server,
        "/client_sessions/list",
      );
      const kept = new Set(client_sessions.map(({ user_identifier_key }) => user_identifier_key));
      expect(acknowledged.filter((key) => !kept.has(key))).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(rounds);
      const pending = async () => {
        const { action_attempts } = await call<{ action_attempts: { status: string }[] }>(
          server,
          "/action_attempts/list",
          {
            action_attempt_ids: attempts,
          },
        );
        return action_attempts.filter(({ status }) => status === "pending").length;
      };
      await expect.poll(pending, { timeout: 60_000, interval: 500 }).toBe(0);
      const { events } = await call<{ events: { event_type: string; action_attempt_id?: string }[] }>(
        server,
        "/events/list",
        {
          since: "1970-01-01",
          limit: 10_000,
        },
      );
      const ends = events.flatMap(({ event_type, action_attempt_id }) =>
        event_type.startsWith("action_attempt.") ? (action_attempt_id ?? []) : [],
      );
      expect(ends.length).toBe(new Set(ends).size);
      expect(attempts.filter((id) => !ends.includes(id))).toEqual([]);
      await kill(server, "SIGTERM");
    },
  );

  it.skipIf(skipped)(
    "finishes deleting an account with many doors, of which no caller sees a part",
    { timeout: 120_000 },
    async () => {
      let server = await start(env);
      const { devices } = await call<{ devices: DeviceEntity[] }>(server, "/locks/list");
      const [first] = devices;
      if (!first) throw new Error("The world has no locks.");
      const { connected_account_id } = first;
      await kill(server, "SIGTERM");
      const database = await (kind === "PostgreSQL"
        ? openPostgres({ url: env["DATABASE_URL"] ?? "" })
        : openSqlite({ folder }));
      const doors = Array.from({ length: deletion.doors }, () => ({ ...first, device_id: randomUUID() }));
      await database.transaction((tx) => insertDevices(tx, doors));
      await database.close();
      const toldOf = async () => {
        const asked = { since: "1970-01-01", event_type: "device.deleted", limit: 10_000 };
        const { events } = await call<{ events: { device_id: string }[] }>(server, "/events/list", asked);
        return events.map(({ device_id }) => device_id);
      };
      const seen = async () => {
        const { connected_accounts } = await call<{ connected_accounts: object[] }>(server, "/connected_accounts/list");
        const all = (await call<{ devices: DeviceEntity[] }>(server, "/devices/list", { limit: 10_000 })).devices;
        return [...connected_accounts, ...all].filter(
          (each) => "connected_account_id" in each && each.connected_account_id === connected_account_id,
        );
      };
      server = await start(env);
      await call(server, "/connected_accounts/delete", { connected_account_id });
      expect(await seen()).toEqual([]);
      for (let kills = 0; kills < deletion.kills; kills += 1) {
        await expect
          .poll(async () => (await toldOf()).length, { timeout: 30_000, interval: 5 })
          .toBeGreaterThan(kills * 1000);
        await kill(server);
        server = await start(env);
        expect(await seen()).toEqual([]);
      }
      const ends = { since: "1970-01-01", event_type: "connected_account.deleted" };
      const ended = async () => (await call<{ events: object[] }>(server, "/events/list", ends)).events;
      await expect.poll(async () => (await ended()).length, { timeout: 60_000, interval: 250 }).toBe(1);
      const told = await toldOf();
      expect(told.length).toBe(new Set(told).size);
      expect(doors.filter(({ device_id }) => !told.includes(device_id))).toEqual([]);
      expect(await seen()).toEqual([]);
      await kill(server, "SIGTERM");
    },
  );
});

// Two servers on one PostgreSQL. One is killed in the middle of its work, and the other finishes it, each job once.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasPostgres, type Postgres, startPostgres } from "./postgres/postgres.ts";
import { kill, killAllAfterwards, type Running, start } from "./processes/server-process.ts";

interface Door {
  device_id: string;
  capabilities_supported: string[];
  properties: { online: boolean; locked?: boolean };
  errors: unknown[];
}
type Attempt = { action_attempt_id: string; status: string };
type Event = { event_type: string; device_id?: string; action_attempt_id?: string; access_code_id?: string };

killAllAfterwards();

/** Calls a server. Resolves to `undefined` if it did not answer. */
async function call<Body>({ url }: Running, key: string, path: string, input: object = {}): Promise<Body | undefined> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  try {
    return (await (await fetch(url + path, { method: "POST", headers, body: JSON.stringify(input) })).json()) as Body;
  } catch {
    return undefined;
  }
}

const counted = (ids: readonly (string | undefined)[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const id of ids) if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

describe.skipIf(!hasPostgres())("two servers on one PostgreSQL", () => {
  let postgres: Postgres;
  let folder = "";
  let servers: Running[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "mortise-two-"));
    postgres = await startPostgres();
    const env = { DATA_DIR: folder, DATABASE_URL: await postgres.createDatabase() };
    // The servers start in sequence, because the first creates the tables and the secret that both use.
    servers = [await start(env), await start(env)];
  }, 60_000);
  afterAll(async () => {
    for (const server of servers)
      if (server.child.exitCode === null && server.child.signalCode === null) await kill(server, "SIGTERM");
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("lose nothing and do nothing twice when one is killed in mid-load", { timeout: 120_000 }, async () => {
    const [doomed, survivor] = servers as [Running, Running];
    const world = await call<{ api_key: string }>(doomed, doomed.sandbox_key, "/sandbox/workspaces/create", {
      world: "hotel",
      lock_delay_ms: 2000,
    });
    const key = world?.api_key ?? "";
    const { devices } = (await call<{ devices: Door[] }>(doomed, key, "/devices/list")) ?? { devices: [] };
    const doors = devices.filter(({ properties, errors }) => properties.locked === true && errors.length === 0);
    expect(doors.length).toBeGreaterThan(4);

    const attempts: string[] = [];
    const codes: string[] = [];
    const isUnderWay = Promise.withResolvers<void>();
    let answers = 0;
    const heard = (server: Running) => {
      if (server === doomed) answers += 1;
      if (answers === 4) isUnderWay.resolve();
    };
    const unlock = async (server: Running, { device_id }: Door) => {
      const answer = await call<{ action_attempt?: Attempt }>(server, key, "/locks/unlock_door", { device_id });
      if (answer?.action_attempt) attempts.push(answer.action_attempt.action_attempt_id);
      heard(server);
    };
    const addCode = async (server: Running, { device_id, capabilities_supported }: Door) => {
      if (!capabilities_supported.includes("access_code")) return;
      const answer = await call<{ access_code?: { access_code_id: string } }>(server, key, "/access_codes/create", {
        device_id,
      });
      if (answer?.access_code) codes.push(answer.access_code.access_code_id);
      heard(server);
    };
    const load = doors.flatMap((door, index) => {
      const server = index % 3 === 0 ? survivor : doomed;
      return [unlock(server, door), addCode(server, door)];
    });
    await isUnderWay.promise;
    await kill(doomed, "SIGKILL");
    const statuses = async () => {
      const answer = await call<{ action_attempts: Attempt[] }>(survivor, key, "/action_attempts/list", {
        action_attempt_ids: attempts,
      });
      return answer?.action_attempts.map(({ status }) => status);
    };
    // The bolts need two seconds to move.
    expect(await statuses()).toContain("pending");
    await Promise.all(load);
    expect(attempts.length).toBeGreaterThan(2);
    await expect.poll(statuses, { timeout: 60_000, interval: 500 }).toEqual(attempts.map(() => "success"));
    const codeStatuses = async () =>
      Promise.all(
        codes.map(async (access_code_id) => {
          const answer = await call<{ access_code?: { status: string } }>(survivor, key, "/access_codes/get", {
            access_code_id,
          });
          return answer?.access_code?.status;
        }),
      );
    await expect.poll(codeStatuses, { timeout: 60_000, interval: 500 }).toEqual(codes.map(() => "set"));

    const { events } = (await call<{ events: Event[] }>(survivor, key, "/events/list", {
      since: "1970-01-01",
      limit: 5000,
    })) ?? {
      events: [],
    };
    const of = (type: string) => events.filter(({ event_type }) => event_type === type);
    const ends = counted(of("action_attempt.unlock_door.succeeded").map(({ action_attempt_id }) => action_attempt_id));
    expect(attempts.map((id) => ends.get(id))).toEqual(attempts.map(() => 1));
    const opened = counted(of("lock.unlocked").map(({ device_id }) => device_id));
    expect([...opened.values()].every((times) => times === 1)).toBe(true);
    const set = counted(of("access_code.set_on_device").map(({ access_code_id }) => access_code_id));
    expect(codes.map((id) => set.get(id))).toEqual(codes.map(() => 1));
  });
});

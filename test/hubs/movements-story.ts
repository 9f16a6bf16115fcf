// Events of the bolts of real locks: one for each movement, with its method, and none without a movement.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { killAllAfterwards } from "../../packages/server/test/processes/server-process.ts";
import { roundsOf } from "../release.ts";
import type { HubProcess } from "./hub-process.ts";
import { type HubServer, startHubServer } from "./hub-server.ts";

interface Attempt {
  action_attempt_id: string;
  status: string;
  error: { type: string; message: string } | null;
}
interface Told {
  event_type: string;
  occurred_at: string;
  method?: string;
  action_attempt_id?: string;
  api_key_id?: string;
}
interface Door {
  device_id: string;
  properties: { name: string; online: boolean; locked?: boolean };
}

export interface MovementsHub {
  hub: HubProcess;
  /** Arguments of `mortise accounts add`. */
  account: readonly string[];
  stop(): Promise<void>;
}

const patience = { timeout: 60_000 };
const movements = roundsOf("HUB_ROUNDS", { usual: 10, release: 100 });
/** Pause in milliseconds, longer than a movement's event may wait for a report of its cause. */
const settledMs = 4500;
export const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

export interface MovementsHouse {
  readonly hub: HubProcess;
  deviceId(nameEndsIn: string): Promise<string>;
  /** Returns the events of a door's bolt after a number of events, oldest first. */
  told(device_id: string): Promise<Told[]>;
  door(device_id: string): Promise<Door["properties"]>;
  begin(device_id: string, call: "lock_door" | "unlock_door"): Promise<Attempt>;
  ended(attempt: Attempt): Promise<Attempt>;
}

/** A hub, and a server with its locks, for the tests of one file. */
export function movementsHouse(startHub: () => Promise<MovementsHub>): MovementsHouse {
  killAllAfterwards();
  const folder = mkdtempSync(join(tmpdir(), "mortise-movements-"));
  let house: MovementsHub;
  let server: HubServer;
  beforeAll(async () => {
    house = await startHub();
    server = await startHubServer(folder, house.account);
  }, 120_000);
  afterAll(async () => {
    await server?.stop();
    await house?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const attempt = async ({ action_attempt_id }: Attempt) =>
    (await server.ask<{ action_attempt: Attempt }>("/action_attempts/get", { action_attempt_id })).action_attempt;
  return {
    get hub() {
      return house.hub;
    },
    async deviceId(nameEndsIn) {
      const find = async () =>
        (await server.ask<{ devices: Door[] }>("/devices/list")).devices.find(
          ({ properties }) => properties.name.endsWith(nameEndsIn) && typeof properties.locked === "boolean",
        )?.device_id;
      await expect.poll(find, patience).toBeTypeOf("string");
      return (await find()) ?? "";
    },
    async told(device_id) {
      const { events } = await server.ask<{ events: Told[] }>("/events/list", { since: "1970-01-01", device_id });
      return events.filter(({ event_type }) => event_type.startsWith("lock.")).toReversed();
    },
    door: async (device_id) => (await server.ask<{ device: Door }>("/devices/get", { device_id })).device.properties,
    begin: async (device_id, call) =>
      (await server.ask<{ action_attempt: Attempt }>(`/locks/${call}`, { device_id })).action_attempt,
    async ended(begun) {
      await expect.poll(async () => (await attempt(begun)).status, patience).not.toBe("pending");
      return attempt(begun);
    },
  };
}

/**
 * Registers the stories of a bolt that is turned by hand, with pauses in which other reports of the lock may or may not
 * arrive.
 */
export function tellMovements(
  house: MovementsHouse,
  name: string,
  { at, nameEndsIn }: { at: object; nameEndsIn: string },
) {
  it(`${movements} turns by hand of ${name} are as many movements, made by hand`, { timeout: 600_000 }, async () => {
    const device_id = await house.deviceId(nameEndsIn);
    await house.hub.tell("turn", { ...at, locked: true });
    await pause(settledMs);
    const before = (await house.told(device_id)).length;
    const turned: { locked: boolean; from: number; to: number }[] = [];
    for (let turn = 0; turn < movements; turn += 1) {
      const locked = turn % 2 !== 0;
      const from = Date.now();
      await house.hub.tell("turn", { ...at, locked });
      turned.push({ locked, from, to: Date.now() });
      await pause([150, 400, 800, 1300, 2600][turn % 5] ?? 0);
    }
    await pause(settledMs);
    const told = (await house.told(device_id)).slice(before);
    expect(told.map(({ event_type, method }) => `${event_type} ${method}`)).toEqual(
      turned.map(({ locked }) => `lock.${locked ? "locked" : "unlocked"} manual`),
    );
    // Times are those of the movements, not of their reports.
    for (const [index, { from, to }] of turned.entries()) {
      expect(Date.parse(told[index]?.occurred_at ?? "")).toBeGreaterThanOrEqual(from - 5);
      expect(Date.parse(told[index]?.occurred_at ?? "")).toBeLessThan(to + 1000);
    }
  });

  it(`one command to ${name} is one movement, made from here`, { timeout: 120_000 }, async () => {
    const device_id = await house.deviceId(nameEndsIn);
    await house.hub.tell("turn", { ...at, locked: true });
    await pause(settledMs);
    const before = (await house.told(device_id)).length;
    const attempts: Attempt[] = [];
    for (const call of ["unlock_door", "lock_door"] as const)
      attempts.push(await house.ended(await house.begin(device_id, call)));
    expect(attempts.map(({ status }) => status)).toEqual(["success", "success"]);
    await pause(settledMs + 2000);
    const told = (await house.told(device_id)).slice(before);
    expect(told.map(({ event_type, method }) => `${event_type} ${method}`)).toEqual([
      "lock.unlocked remote",
      "lock.locked remote",
    ]);
    expect(told.map(({ action_attempt_id }) => action_attempt_id)).toEqual(
      attempts.map(({ action_attempt_id }) => action_attempt_id),
    );
    for (const { api_key_id } of told) expect(api_key_id).toBeTypeOf("string");
  });
}

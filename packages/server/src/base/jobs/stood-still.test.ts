// A process stands still for longer than its leases, and continues after another has done its work, with outdated data.
import { expect, it, onTestFinished } from "vitest";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { answered, createRig } from "../../../test/rig/rig.ts";
import type { Database } from "../db/database.ts";
import type { CodeWrite, Driver, Op } from "../../driver/driver.ts";
import { sandboxDriver } from "../../hubs/sandbox/driver.ts";
import { changeAtDoor } from "../../hubs/sandbox/door.ts";
import { createWatchedServer } from "../../../test/logs/watched-server.ts";
import type { Server } from "../../index.ts";
import { withPlugin } from "../../../test/rig/with-plugin.ts";

interface Door {
  device_id: string;
  properties: { name: string; online: boolean; locked?: boolean };
}
interface Code {
  access_code: { access_code_id: string };
}
interface Attempted {
  action_attempt: { action_attempt_id: string };
}

/** Makes the process stand still at the next point named by `at`, until `letGo`. */
function standstill() {
  const [reached, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let place: string | undefined;
  return {
    reached: reached.promise,
    letGo: letGo.resolve,
    at: (next: string) => void (place = next),
    pass: async (here: (place: string) => boolean) => {
      if (place === undefined || !here(place)) return;
      place = undefined;
      reached.resolve();
      await letGo.promise;
    },
  };
}

onBothDatabases(({ open, openAgain }) => {
  /**
   * Starts two processes. `stalls` stands still at a point that the test names: after a query of a table, or after an
   * answer of a driver's method.
   */
  async function twoProcesses() {
    const connection = await open();
    const beside = (await openAgain?.()) ?? connection;
    const still = standstill();
    const told: string[] = [];
    const sandbox = sandboxDriver(beside);
    const after =
      <Input extends unknown[], Answer>(name: string, method: (...input: Input) => Promise<Answer>) =>
      async (...input: Input): Promise<Answer> => {
        told.push(name);
        const answer = await method(...input);
        await still.pass((place) => place === name);
        return answer;
      };
    const { bolt, codes } = sandbox;
    const driver: Driver = {
      ...sandbox,
      readState: after("readState", (op: Op) => sandbox.readState(op)),
      bolt: { ...bolt, setLocked: after("setLocked", (locked: boolean, op: Op) => bolt.setLocked(locked, op)) },
      codes: {
        ...codes,
        readSlots: after("readSlots", (op: Op) => codes.readSlots(op)),
        write: after("writeCode", (write: CodeWrite, op: Op) => codes.write(write, op)),
      },
    };
    let stalls: Server | undefined;
    const rig = await createRig(beside, {}, async (options) => {
      stalls = await createWatchedServer({
        ...options,
        database: standingStill(connection, still.pass),
        drivers: [driver],
      });
      return createWatchedServer(options);
    });
    // The processes work only when a test says so.
    await stalls?.close();
    await rig.server.close();
    const { api_key, sandbox_key } = await rig.world();
    const { devices } = answered(await rig.ask<{ devices: Door[] }>(api_key, "/devices/list"));
    const device_id = devices.find(({ properties }) => properties.name === "Linen Room")?.device_id ?? "";
    const ask = async <Body>(path: string, input: object = {}) =>
      answered(await rig.ask<Body>(api_key, path, { device_id, ...input }));
    const control = async <Body>(path: string, input: object = {}) =>
      answered(await rig.ask<Body>(sandbox_key, `/sandbox/${path}`, { device_id, ...input }));
    return {
      rig,
      ask,
      control,
      told,
      place: () => ({ device_id, now: rig.clock.now() }),
      opens: async (code: string) => (await control<{ opened: boolean }>("keypad/enter", { code })).opened,
      locked: async () => (await ask<{ device: Door }>("/devices/get")).device.properties.locked,
      /**
       * Makes the first process stand still at a point while the other does the due work, and then runs `meanwhile`.
       */
      standStill: async (at: string, meanwhile: () => Promise<void>) => {
        still.at(at);
        const work = (stalls as Server).tick();
        onTestFinished(() => still.letGo());
        await still.reached;
        told.length = 0;
        await beside.query.updateTable("jobs").set({ leased_until: 1 }).where("leased_until", "is not", null).execute();
        await meanwhile();
        still.letGo();
        await work;
      },
    };
  }

  it("writes no digits to a lock that have been changed since it read that", async () => {
    const { rig, ask, opens, told, standStill } = await twoProcesses();
    const { access_code_id } = (await ask<Code>("/access_codes/create", { code: "2580" })).access_code;
    await standStill("readSlots", async () => {
      await rig.pass(10_000);
      await ask("/access_codes/update", { access_code_id, code: "7410" });
      await rig.pass(10_000);
    });
    await rig.pass(60_000);
    expect(told).not.toContain("writeCode");
    expect([await opens("2580"), await opens("7410")]).toEqual([false, true]);
    expect(await ask("/access_codes/get", { access_code_id })).toMatchObject({
      access_code: { status: "set", code: "7410" },
    });
  });

  it("asks no lock again about digits that another process has seen through", async () => {
    const { rig, ask, opens, told, standStill } = await twoProcesses();
    await rig.database.query.updateTable("workspaces").set({ lock_delay_ms: 5000 }).execute();
    const { access_code_id } = (await ask<Code>("/access_codes/create", { code: "2580" })).access_code;
    await rig.server.tick();
    rig.clock.advance(5000);
    await standStill("access_codes", async () => {
      await rig.server.tick();
      await ask("/access_codes/delete", { access_code_id });
      await rig.pass(10_000);
    });
    expect(told).not.toContain("writeCode");
    await rig.pass(60_000);
    expect(await opens("2580")).toBe(false);
  });

  it("sends no command that another process has carried out", async () => {
    const { rig, ask, told, locked, standStill } = await twoProcesses();
    await ask("/locks/unlock_door");
    await standStill("sandbox_faults", async () => {
      await rig.pass(1000);
      await ask("/locks/lock_door");
      await rig.pass(1000);
    });
    expect(told).not.toContain("setLocked");
    expect(await locked()).toBe(true);
  });

  it("sends no command whose person has given up, although nobody else has taken it", async () => {
    const { rig, ask, locked, standStill } = await twoProcesses();
    const { action_attempt_id } = (await ask<Attempted>("/locks/unlock_door")).action_attempt;
    await standStill("sandbox_faults", async () => rig.clock.advance(60_000));
    expect(await locked()).toBe(true);
    expect(await ask("/action_attempts/get", { action_attempt_id, device_id: undefined })).toMatchObject({
      action_attempt: { status: "error", error: { type: expect.any(String) } },
    });
  });

  it("tells nothing of a bolt that has moved since it asked the lock that came back", async () => {
    const { rig, ask, place, locked, control, standStill } = await twoProcesses();
    await control("devices/update", { online: false });
    await ask("/locks/lock_door");
    await rig.pass(1000);
    await changeAtDoor(rig.database, place(), { online: true });
    rig.clock.advance(60_000);
    await standStill("readState", async () => {
      await rig.pass(1000);
      await ask("/locks/unlock_door");
      await rig.pass(1000);
      expect(await locked()).toBe(false);
    });
    expect(await locked()).toBe(false);
  });

  it("tells nothing of a lock that had locked itself and has been unlocked since", async () => {
    const { rig, ask, locked, standStill } = await twoProcesses();
    await ask("/locks/configure_auto_lock", { auto_lock_enabled: true, auto_lock_delay_seconds: 30 });
    await ask("/locks/unlock_door");
    await rig.pass(1000);
    rig.clock.advance(30_000);
    await standStill("workspaces", async () => {
      await rig.server.tick();
      expect(await locked()).toBe(true);
      await ask("/locks/unlock_door");
      await rig.pass(1000);
    });
    expect(await locked()).toBe(false);
  });
});

function standingStill(database: Database, pass: (here: (place: string) => boolean) => Promise<void>): Database {
  const tables = new WeakMap<object, string>();
  const changes: Pick<Database, "query"> = {
    get query() {
      return withPlugin(database.query, {
        transformQuery: ({ node, queryId }) => (tables.set(queryId, JSON.stringify(node)), node),
        async transformResult({ result, queryId }) {
          await pass((place) => tables.get(queryId)?.includes(`"name":"${place}"`) ?? false);
          return result;
        },
      });
    },
  };
  return Object.create(database, Object.getOwnPropertyDescriptors(changes)) as Database;
}

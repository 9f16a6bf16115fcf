// A lock hears of a command once, whatever dies or fails while it is on its way. What became of it is then read.
import { expect, it, onTestFinished } from "vitest";
import { createWatchedServer } from "../../test/logs/watched-server.ts";
import { onBothDatabases } from "../../test/rig/databases.ts";
import { answered, createRig } from "../../test/rig/rig.ts";
import { type AutoLock, type Driver, DriverError, type LockProof, type Op } from "../drivers/driver.ts";

interface Attempt {
  action_attempt_id: string;
  status: string;
  result: unknown;
  error: { type: string; message: string } | null;
}
interface Door {
  device_id: string;
  properties: { online: boolean; locked?: boolean };
}
type Listed = { devices: Door[] };
type Begun = { action_attempt: Attempt };

const second = 1000;
const secret = new Uint8Array(32).fill(7);

interface PlainLock {
  isLocked: boolean;
  moves: number;
  reads: number;
  settings: AutoLock[];
  /** How the next call ends, after the lock has heard of it. @default with the proof that it is done */
  ends(this: void): Promise<LockProof>;
  /** What happens before the lock is read. */
  reading(this: void): Promise<void>;
  driver: Driver;
}

/** A lock of a system that keeps no operations. Every movement that the server asks for is counted. */
function plainLock(): PlainLock {
  const lock: PlainLock = {
    isLocked: true,
    moves: 0,
    reads: 0,
    settings: [],
    ends: async () => ({ proof: "state" }),
    reading: async () => {},
    driver: {
      kind: "own",
      bolt: {
        async setLocked(locked) {
          lock.moves += 1;
          lock.isLocked = locked;
          return lock.ends();
        },
        async configureAutoLock(setting) {
          lock.settings.push(setting);
          return lock.ends();
        },
      },
      async readState({ device_id, now }: Op) {
        lock.reads += 1;
        await lock.reading();
        return { device_id, at: now, online: true, locked: lock.isLocked, source: "report" };
      },
    },
  };
  return lock;
}

const plainError = () => Promise.reject(new Error("a fault of the driver: 4826"));
const lostAnswer = () => Promise.reject(new DriverError("unreachable", "The link was lost.", { applied: "unknown" }));

onBothDatabases(({ open }) => {
  async function house(lock: PlainLock) {
    const database = await open();
    const rig = await createRig(database, { drivers: [lock.driver] });
    onTestFinished(() => rig.server.close());
    const { api_key } = await rig.world();
    await database.query.updateTable("connected_accounts").set({ driver: "own" }).execute();
    const { devices } = answered(await rig.ask<Listed>(api_key, "/devices/list"));
    const device_id = devices.find(({ properties }) => properties.online && properties.locked === true)?.device_id;
    const ask = async <Body>(path: string, input: object = {}) =>
      answered(await rig.ask<Body>(api_key, path, { device_id, ...input }));
    const begin = async (call: "lock_door" | "unlock_door" = "unlock_door") =>
      (await ask<Begun>(`/locks/${call}`)).action_attempt;
    const outcome = async ({ action_attempt_id }: Attempt) =>
      answered(await rig.ask<Begun>(api_key, "/action_attempts/get", { action_attempt_id })).action_attempt;
    /**
     * The lock has heard of the command, and the process that told it is gone: another one takes the job over once its
     * lease has ended.
     */
    const diesAfterSending = async (attempt: Attempt, meanwhile: () => void, awayMs = second) => {
      const { promise: sent, resolve: isSent } = Promise.withResolvers<void>();
      const { promise: never, resolve: wakes } = Promise.withResolvers<LockProof>();
      lock.ends = () => (isSent(), never);
      const first = rig.server.tick();
      await sent;
      meanwhile();
      rig.clock.advance(awayMs);
      await database.query.updateTable("jobs").set({ leased_until: null }).execute();
      const drivers = [lock.driver];
      const next = await createWatchedServer({ database, clock: rig.clock, secret, drivers });
      for (let times = 0; times < 4; times += 1) {
        await next.tick();
        rig.clock.advance(2 * second);
      }
      // The first process goes on: what it finds is no longer its own.
      wakes({ proof: "state" });
      await first;
      const ended = await outcome(attempt);
      await next.close();
      return ended;
    };
    return { rig, device_id, ask, begin, outcome, diesAfterSending };
  }

  it("an unlock whose sender died is confirmed by the bolt, and not sent again", async () => {
    const lock = plainLock();
    const { begin, diesAfterSending } = await house(lock);
    const ended = await diesAfterSending(await begin(), () => {});
    expect(ended).toMatchObject({ status: "success", result: { was_confirmed_by_device: true } });
    expect(lock.moves).toBe(1);
  });

  it("a door that somebody locked by hand after such an unlock stays locked", async () => {
    const lock = plainLock();
    const { begin, diesAfterSending } = await house(lock);
    const ended = await diesAfterSending(await begin(), () => (lock.isLocked = true));
    expect(ended).toMatchObject({ status: "error", error: { type: "action_attempt_expired" } });
    expect(ended.error?.message).toMatch(/may be open\. The unlock was sent, but the lock did not confirm it\./);
    expect([lock.moves, lock.isLocked]).toEqual([1, true]);
  });

  it("after its deadline such an unlock is not said to be unsent", async () => {
    const lock = plainLock();
    const { begin, diesAfterSending } = await house(lock);
    const ended = await diesAfterSending(await begin(), () => (lock.isLocked = true), 35 * second);
    expect(ended.error?.message).not.toMatch(/nothing was sent/i);
    expect(ended.error?.message).toMatch(/was sent/);
    expect([lock.moves, lock.reads]).toEqual([1, 1]);
  });

  it("a lock that cannot be read after such an unlock is read a few times, and is then offline", async () => {
    const lock = plainLock();
    const { begin, diesAfterSending, ask, device_id } = await house(lock);
    lock.reading = () => Promise.reject(new DriverError("unreachable", "The hub is away."));
    const ended = await diesAfterSending(await begin(), () => {});
    expect(ended.error?.message).toMatch(/may be open/);
    expect(lock.moves).toBe(1);
    const { device } = await ask<{ device: Door }>("/devices/get", { device_id });
    expect(device.properties.online).toBe(false);
  });

  it.each([
    ["throws something unforeseen", plainError],
    ["loses the answer", lostAnswer],
  ])("a driver that %s after the bolt has moved is not asked again, and the bolt confirms", async (_what, ends) => {
    const lock = plainLock();
    lock.ends = ends;
    const { begin, outcome, rig } = await house(lock);
    const attempt = await begin();
    await rig.pass(60 * second);
    expect(await outcome(attempt)).toMatchObject({ status: "success", result: { was_confirmed_by_device: true } });
    expect(lock.moves).toBe(1);
  });

  it.each([
    ["throws something unforeseen", plainError],
    ["loses the answer", lostAnswer],
  ])("a driver that %s, and whose bolt is elsewhere, has sent it once and is read three times", async (_what, ends) => {
    const lock = plainLock();
    lock.ends = () => {
      lock.isLocked = true;
      return ends();
    };
    const { begin, outcome, rig } = await house(lock);
    const attempt = await begin();
    await rig.pass(60 * second);
    const { error } = await outcome(attempt);
    expect(error?.type).toBe("action_attempt_expired");
    expect(error?.message).toMatch(/may be open\. The unlock was sent, but the lock did not confirm it\./);
    expect([lock.moves, lock.reads]).toEqual([1, 3]);
  });

  it("a bolt that arrives a moment after its driver failed confirms the command", async () => {
    const lock = plainLock();
    lock.ends = () => {
      lock.isLocked = true;
      return plainError();
    };
    lock.reading = async () => {
      if (lock.reads === 2) lock.isLocked = false;
    };
    const { begin, outcome, rig } = await house(lock);
    const attempt = await begin();
    await rig.pass(60 * second);
    expect(await outcome(attempt)).toMatchObject({ status: "success" });
    expect([lock.moves, lock.reads]).toEqual([1, 2]);
  });

  it("a lock that is found jammed is said to be jammed", async () => {
    const lock = plainLock();
    lock.ends = plainError;
    const readState = lock.driver.readState.bind(lock.driver);
    Object.assign(lock.driver, { readState: async (op: Op) => ({ ...(await readState(op)), jammed: true }) });
    const { begin, outcome, rig } = await house(lock);
    const attempt = await begin();
    await rig.pass(60 * second);
    expect((await outcome(attempt)).error?.type).toBe("lock_jammed");
  });

  it("a lock that was busy and heard nothing is told when it is free", async () => {
    const lock = plainLock();
    let calls = 0;
    lock.ends = async () => {
      calls += 1;
      if (calls === 1) throw new DriverError("busy", "The lock is busy.");
      return { proof: "state" };
    };
    const { begin, outcome, rig } = await house(lock);
    const attempt = await begin();
    await rig.pass(5 * second);
    expect((await outcome(attempt)).status).toBe("success");
    expect(calls).toBe(2);
  });

  it("a driver that may not be asked again, and wants to be, is read instead", async () => {
    const lock = plainLock();
    lock.ends = async () => ({ again_at: 0 }) as unknown as LockProof;
    const { begin, outcome, rig } = await house(lock);
    const attempt = await begin();
    await rig.pass(60 * second);
    expect((await outcome(attempt)).status).toBe("success");
    expect(lock.moves).toBe(1);
  });

  it("an unlock that no process has sent says so once its time is over", async () => {
    const lock = plainLock();
    const { begin, outcome, rig } = await house(lock);
    const attempt = await begin();
    rig.clock.advance(35 * second);
    await rig.pass(second);
    const { error } = await outcome(attempt);
    expect(error).toMatchObject({ type: "action_attempt_expired" });
    expect(error?.message).toMatch(/Nothing was sent/);
    expect([lock.moves, lock.reads]).toEqual([0, 0]);
  });

  it("a setting whose driver failed is sent once, and is said to be sent", async () => {
    const lock = plainLock();
    lock.ends = plainError;
    const { ask, outcome, rig, device_id } = await house(lock);
    const body = await rig.database.query
      .selectFrom("devices")
      .select("body")
      .where("device_id", "=", device_id ?? "")
      .executeTakeFirstOrThrow();
    const able = { ...(JSON.parse(body.body) as object), can_configure_auto_lock: true };
    await rig.database.query
      .updateTable("devices")
      .set({ body: JSON.stringify(able) })
      .where("device_id", "=", device_id ?? "")
      .execute();
    const { action_attempt } = await ask<Begun>("/locks/configure_auto_lock", { auto_lock_enabled: true });
    await rig.pass(60 * second);
    expect((await outcome(action_attempt)).error).toMatchObject({ type: "action_attempt_expired" });
    expect((await outcome(action_attempt)).error?.message).toMatch(/The command was sent/);
    expect(lock.settings.length).toBe(1);
  });
});

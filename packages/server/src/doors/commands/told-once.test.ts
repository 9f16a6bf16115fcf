// A lock receives a command once, whatever dies or fails meanwhile. The outcome is then read from the lock.
import { expect, it } from "vitest";
import { createWatchedServer } from "../../../test/logs/watched-server.ts";
import { answered, onBothServers } from "../../../test/rig/rig.ts";
import { type AutoLock, type Driver, DriverError, type LockProof, type Op } from "../../driver/driver.ts";
import { lockLane } from "../../base/jobs/lock-command-job.ts";

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
  isJammed: boolean;
  settings: AutoLock[];
  /** End of a call, after the lock has received it. */
  ends(this: void): Promise<LockProof>;
  /** Called before the lock is read. */
  reading(this: void): Promise<void>;
}

/** Locks by `device_id`. */
const locks = new Map<string, PlainLock>();

function lockOf({ device_id }: Pick<Op, "device_id">): PlainLock {
  const known = locks.get(device_id);
  if (!known) throw new DriverError("gone", "There is no such lock.");
  return known;
}

/** A driver that counts every call which a lock receives. Its system keeps no operations. */
const driver: Driver = {
  kind: "own",
  bolt: {
    async setLocked(locked, op) {
      const lock = lockOf(op);
      lock.moves += 1;
      lock.isLocked = locked;
      return lock.ends();
    },
    async configureAutoLock(setting, op) {
      const lock = lockOf(op);
      lock.settings.push(setting);
      return lock.ends();
    },
  },
  async readState(op) {
    const lock = lockOf(op);
    lock.reads += 1;
    await lock.reading();
    const { device_id, now } = op;
    const jam = lock.isJammed ? { jammed: true } : {};
    return { device_id, at: now, online: true, locked: lock.isLocked, ...jam, source: "report" };
  },
};

const plainError = () => Promise.reject(new Error("a fault of the driver: 4826"));
const lostAnswer = () => Promise.reject(new DriverError("unreachable", "The link was lost.", { applied: "unknown" }));

onBothServers(
  "a lock",
  (rig) => {
    async function house() {
      const { database, clock } = rig();
      const { api_key } = await rig().world();
      const { devices } = answered(await rig().ask<Listed>(api_key, "/devices/list"));
      const door = devices.find(({ properties }) => properties.online && properties.locked === true);
      const device_id = door?.device_id ?? "";
      const account = database.query
        .selectFrom("devices")
        .select("connected_account_id")
        .where("device_id", "=", device_id);
      await database.query
        .updateTable("connected_accounts")
        .set({ driver: "own" })
        .where("connected_account_id", "in", account)
        .execute();
      const lock: PlainLock = {
        isLocked: true,
        moves: 0,
        reads: 0,
        isJammed: false,
        settings: [],
        ends: async () => ({ proof: "state" }),
        reading: async () => {},
      };
      locks.set(device_id, lock);
      const ask = async <Body>(path: string, input: object = {}) =>
        answered(await rig().ask<Body>(api_key, path, { device_id, ...input }));
      const begin = async (call: "lock_door" | "unlock_door" = "unlock_door") =>
        (await ask<Begun>(`/locks/${call}`)).action_attempt;
      const outcome = async ({ action_attempt_id }: Attempt) =>
        answered(await rig().ask<Begun>(api_key, "/action_attempts/get", { action_attempt_id })).action_attempt;
      /**
       * Ends the process after the lock has received the command. Another process takes the job over when its lease has
       * ended.
       */
      const diesAfterSending = async (send: () => Promise<Attempt>, meanwhile: () => void, awayMs = second) => {
        const { promise: sent, resolve: isSent } = Promise.withResolvers<void>();
        const { promise: never, resolve: wakes } = Promise.withResolvers<LockProof>();
        // Set before the command, because the server also starts it by itself.
        lock.ends = () => (isSent(), never);
        const attempt = await send();
        const first = rig().server.tick();
        await sent;
        meanwhile();
        clock.advance(awayMs);
        await database.query.updateTable("jobs").set({ leased_until: null }).execute();
        const next = await createWatchedServer({ database, clock, secret, drivers: [driver] });
        const isAsleep = () =>
          database.query
            .selectFrom("jobs")
            .select("job_id")
            .where("lane", "=", lockLane(device_id))
            .where("leased_until", "is", null)
            .where("run_at", ">", clock.now())
            .executeTakeFirst();
        const status = async () => {
          if (await isAsleep()) clock.advance(second);
          await next.tick();
          return (await outcome(attempt)).status;
        };
        await expect.poll(status, { interval: 5, timeout: 20_000 }).not.toBe("pending");
        // The first process goes on, but the job is no longer its own.
        wakes({ proof: "state" });
        await first;
        const ended = await outcome(attempt);
        await next.close();
        return ended;
      };
      const events = async ({ action_attempt_id }: Attempt) => {
        const input = { since: "1970-01-01", action_attempt_id };
        return answered(await rig().ask<{ events: object[] }>(api_key, "/events/list", input)).events;
      };
      return { lock, device_id, ask, begin, outcome, events, diesAfterSending };
    }

    it("an unlock whose sender died is confirmed by the bolt, and not sent again", async () => {
      const { lock, begin, events, diesAfterSending } = await house();
      const ended = await diesAfterSending(begin, () => {});
      expect(ended).toMatchObject({ status: "success", result: { was_confirmed_by_device: true } });
      expect(lock.moves).toBe(1);
      // The process that ends the command knows the caller.
      const api_key_id = expect.any(String);
      expect(await events(ended)).toMatchObject([
        { event_type: "action_attempt.unlock_door.succeeded", api_key_id },
        { event_type: "lock.unlocked", method: "remote", api_key_id },
      ]);
    });

    it("a door that somebody locked by hand after such an unlock stays locked", async () => {
      const { lock, begin, diesAfterSending } = await house();
      const ended = await diesAfterSending(begin, () => (lock.isLocked = true));
      expect(ended).toMatchObject({ status: "error", error: { type: "action_attempt_expired" } });
      expect(ended.error?.message).toMatch(
        /was locked when it was last asked\. The unlock was sent, but the lock did not confirm it\./,
      );
      expect([lock.moves, lock.isLocked]).toEqual([1, true]);
    });

    it("after its deadline such an unlock is not said to be unsent", async () => {
      const { lock, begin, diesAfterSending } = await house();
      const ended = await diesAfterSending(begin, () => (lock.isLocked = true), 35 * second);
      expect(ended.error?.message).not.toMatch(/nothing was sent/i);
      expect(ended.error?.message).toMatch(/was sent/);
      expect([lock.moves, lock.reads]).toEqual([1, 1]);
    });

    it("a lock that cannot be read after such an unlock is read a few times, and is then offline", async () => {
      const { lock, begin, diesAfterSending, ask, device_id } = await house();
      lock.reading = () => Promise.reject(new DriverError("unreachable", "The hub is away."));
      const ended = await diesAfterSending(begin, () => {});
      expect(ended.error?.message).toMatch(/may be open/);
      expect(lock.moves).toBe(1);
      const { device } = await ask<{ device: Door }>("/devices/get", { device_id });
      expect(device.properties.online).toBe(false);
    });

    it.each([
      ["throws something unforeseen", plainError],
      ["loses the answer", lostAnswer],
    ])("a driver that %s after the bolt has moved is not asked again, and the bolt confirms", async (_what, ends) => {
      const { lock, begin, outcome } = await house();
      lock.ends = ends;
      const attempt = await begin();
      await rig().pass(60 * second);
      expect(await outcome(attempt)).toMatchObject({ status: "success", result: { was_confirmed_by_device: true } });
      expect(lock.moves).toBe(1);
    });

    it.each([
      ["throws something unforeseen", plainError],
      ["loses the answer", lostAnswer],
    ])(
      "a driver that %s, and whose bolt is elsewhere, has sent it once and is read three times",
      async (_what, ends) => {
        const { lock, begin, outcome } = await house();
        lock.ends = () => {
          lock.isLocked = true;
          return ends();
        };
        const attempt = await begin();
        await rig().pass(60 * second);
        const { error } = await outcome(attempt);
        expect(error?.type).toBe("action_attempt_expired");
        expect(error?.message).toMatch(
          /was locked when it was last asked\. The unlock was sent, but the lock did not confirm it\./,
        );
        expect([lock.moves, lock.reads]).toEqual([1, 3]);
      },
    );

    it("a bolt that arrives a moment after its driver failed confirms the command", async () => {
      const { lock, begin, outcome } = await house();
      lock.ends = () => {
        lock.isLocked = true;
        return plainError();
      };
      lock.reading = async () => {
        if (lock.reads === 2) lock.isLocked = false;
      };
      const attempt = await begin();
      await rig().pass(60 * second);
      expect(await outcome(attempt)).toMatchObject({ status: "success" });
      expect([lock.moves, lock.reads]).toEqual([1, 2]);
    });

    it("a lock that is found jammed is said to be jammed", async () => {
      const { lock, begin, outcome } = await house();
      lock.ends = plainError;
      lock.isJammed = true;
      const attempt = await begin();
      await rig().pass(60 * second);
      expect((await outcome(attempt)).error?.type).toBe("lock_jammed");
    });

    it("a lock that was busy and heard nothing is told when it is free", async () => {
      const { lock, begin, outcome } = await house();
      let calls = 0;
      lock.ends = async () => {
        calls += 1;
        if (calls === 1) throw new DriverError("busy", "The lock is busy.");
        return { proof: "state" };
      };
      const attempt = await begin();
      await rig().pass(5 * second);
      expect((await outcome(attempt)).status).toBe("success");
      expect(calls).toBe(2);
    });

    it("a driver that may not be asked again, and wants to be, is read instead", async () => {
      const { lock, begin, outcome } = await house();
      lock.ends = async () => ({ again_at: 0 }) as unknown as LockProof;
      const attempt = await begin();
      await rig().pass(60 * second);
      expect((await outcome(attempt)).status).toBe("success");
      expect(lock.moves).toBe(1);
    });

    it("an unlock that no process has sent says so once its time is over", async () => {
      const { lock, begin, outcome } = await house();
      const attempt = await begin();
      rig().clock.advance(35 * second);
      await rig().pass(second);
      const { error } = await outcome(attempt);
      expect(error).toMatchObject({ type: "action_attempt_expired" });
      expect(error?.message).toMatch(/Nothing was sent/);
      expect([lock.moves, lock.reads]).toEqual([0, 0]);
    });

    it("a setting whose driver failed is sent once, and is said to be sent", async () => {
      const { lock, ask, outcome, device_id } = await house();
      lock.ends = plainError;
      const body = await rig()
        .database.query.selectFrom("devices")
        .select("body")
        .where("device_id", "=", device_id ?? "")
        .executeTakeFirstOrThrow();
      const able = { ...(JSON.parse(body.body) as object), can_configure_auto_lock: true };
      await rig()
        .database.query.updateTable("devices")
        .set({ body: JSON.stringify(able) })
        .where("device_id", "=", device_id ?? "")
        .execute();
      const { action_attempt } = await ask<Begun>("/locks/configure_auto_lock", { auto_lock_enabled: true });
      await rig().pass(60 * second);
      expect((await outcome(action_attempt)).error).toMatchObject({ type: "action_attempt_expired" });
      expect((await outcome(action_attempt)).error?.message).toMatch(/The command was sent/);
      expect(lock.settings.length).toBe(1);
    });
  },
  { drivers: [driver] },
);

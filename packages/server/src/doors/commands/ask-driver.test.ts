// Drivers that answer late, never, or with an error, under any workspace clock.
import { afterEach, beforeEach, expect, it } from "vitest";
import { openSqlite } from "../../index.ts";
import { answered, createRig, type Rig } from "../../../test/rig/rig.ts";
import type { World } from "../../api/sandbox/world.ts";
import { type BoltPart, type Driver, DriverError, type Op } from "../../driver/driver.ts";

interface Door {
  device_id: string;
  properties: { online: boolean; locked?: boolean };
}
interface Attempt {
  action_attempt: { action_attempt_id: string; status: string; error: { type: string } | null };
}

const second = 1000;
const day = 86_400 * second;

/** Behaviour of the driver under test. Each test sets its own. */
let setLocked: BoltPart["setLocked"];
let readState: Driver["readState"];
let rig: Rig;
let world: World;
let device_id: string;

beforeEach(async () => {
  const driver: Driver = {
    kind: "own",
    keepsOperations: true,
    bolt: { setLocked: (...given) => setLocked(...given) },
    readState: (op) => readState(op),
  };
  rig = await createRig(await openSqlite({ folder: null }), { drivers: [driver] });
  world = await rig.world();
  await rig.database.query.updateTable("connected_accounts").set({ driver: "own" }).execute();
  const { devices } = answered(await rig.ask<{ devices: Door[] }>(world.api_key, "/devices/list"));
  device_id = devices.find(({ properties }) => properties.online && properties.locked === true)?.device_id ?? "";
});
afterEach(async () => {
  await rig.server.close();
  await rig.database.close();
});

const begin = async (call: "lock_door" | "unlock_door") =>
  answered(await rig.ask<Attempt>(world.api_key, `/locks/${call}`, { device_id }));
const outcomeOf = async ({ action_attempt: { action_attempt_id } }: Attempt) => {
  const { action_attempt } = answered(
    await rig.ask<Attempt>(world.api_key, "/action_attempts/get", { action_attempt_id }),
  );
  return action_attempt.error?.type ?? action_attempt.status;
};
const door = async () =>
  answered(await rig.ask<{ device: Door }>(world.api_key, "/devices/get", { device_id })).device.properties;
const report = (op: Op, online: boolean) => ({
  device_id,
  at: op.now,
  online,
  locked: true,
  source: "report" as const,
});

it.each([0, 10 * day])(
  "a command that the lock never confirms is polled for 30 seconds, then expires (clock ahead by %i ms)",
  async (ahead) => {
    await rig.database.query.updateTable("workspaces").set({ clock_offset_ms: ahead }).execute();
    const asked: [now: number, deadline: number][] = [];
    const accepted = rig.clock.now() + ahead;
    setLocked = async (_locked, { now, deadline }) => {
      asked.push([now - accepted, deadline - accepted]);
      return { again_at: now + 7 * second };
    };
    readState = async (op) => report(op, true);
    const begun = await begin("unlock_door");
    await rig.pass(29 * second);
    expect(await outcomeOf(begun)).toBe("pending");
    await rig.pass(second);
    expect(await outcomeOf(begun)).toBe("action_attempt_expired");
    await rig.pass(60 * second);
    expect(asked).toEqual([0, 7, 14, 21, 28, 30].map((at) => [at * second, 30 * second]));
  },
);

it("a command that the lock has heard of is seen to its end, although the lock is unmanaged meanwhile", async () => {
  let isDone = false;
  setLocked = async (_locked, { now }) => (isDone ? { proof: "state" } : { again_at: now + 5 * second });
  readState = async (op) => report(op, true);
  const begun = await begin("unlock_door");
  await rig.pass(second);
  answered(await rig.ask(world.api_key, "/devices/update", { device_id, is_managed: false }));
  isDone = true;
  await rig.pass(10 * second);
  const { action_attempt_id } = begun.action_attempt;
  const kept = rig.database.query
    .selectFrom("action_attempts")
    .select("status")
    .where("action_attempt_id", "=", action_attempt_id);
  expect(await kept.executeTakeFirst()).toEqual({ status: "success" });
});

it("a command is carried out although it was accepted by a server whose clock is ten seconds ahead", async () => {
  setLocked = async (_locked, { now, deadline }) => {
    if (now >= deadline) throw new DriverError("timeout", "It is too late to begin.");
    return { proof: "state" };
  };
  readState = async (op) => report(op, true);
  const begun = await begin("unlock_door");
  rig.clock.advance(-10 * second);
  await rig.pass(0);
  expect(await outcomeOf(begun)).toBe("success");
});

it("a command's success or failure is told by an event of its own type", async () => {
  setLocked = async (locked) => {
    if (locked) throw new DriverError("jammed", "The bolt is jammed.");
    return { proof: "state" };
  };
  readState = async (op) => report(op, true);
  const attempts = [];
  for (const call of ["unlock_door", "lock_door"] as const) {
    attempts.push((await begin(call)).action_attempt.action_attempt_id);
    await rig.pass(second);
  }
  const { events } = answered(
    await rig.ask<{
      events: { event_type: string; device_id?: string; action_attempt_id?: string; status?: string }[];
    }>(world.api_key, "/events/list", { since: "1970-01-01" }),
  );
  const told = events.filter(({ event_type }) => event_type.startsWith("action_attempt.")).toReversed();
  expect(told).toMatchObject([
    {
      event_type: "action_attempt.unlock_door.succeeded",
      device_id,
      action_attempt_id: attempts[0],
      action_type: "UNLOCK_DOOR",
      status: "success",
    },
    {
      event_type: "action_attempt.lock_door.failed",
      device_id,
      action_attempt_id: attempts[1],
      action_type: "LOCK_DOOR",
      status: "error",
    },
  ]);
});

it("a command that the lock acknowledges without saying where its bolt is succeeds, and tells of no movement", async () => {
  setLocked = async () => ({ proof: "ack" });
  const { action_attempt } = await begin("unlock_door");
  await rig.pass(second);
  expect(await rig.ask(world.api_key, "/action_attempts/get", action_attempt)).toMatchObject({
    body: { action_attempt: { status: "success", result: { was_confirmed_by_device: false } } },
  });
  expect((await door()).locked).toBe(false);
  const { events } = answered(
    await rig.ask<{ events: { event_type: string }[] }>(world.api_key, "/events/list", {
      since: "1970-01-01",
      device_id,
    }),
  );
  expect(events.map(({ event_type }) => event_type)).toEqual(["action_attempt.unlock_door.succeeded"]);
});

it.each([0, 10 * day])(
  "an unreachable lock is polled at growing intervals until it answers (clock ahead by %i ms)",
  async (ahead) => {
    await rig.database.query.updateTable("workspaces").set({ clock_offset_ms: ahead }).execute();
    const asked: number[] = [];
    const lost = rig.clock.now() + ahead;
    setLocked = () => Promise.reject(new DriverError("unreachable", "The lock cannot be reached."));
    readState = async (op) => {
      asked.push((op.now - lost) / second);
      if (op.now < lost + 1000 * second) throw new DriverError("unreachable", "The lock cannot be reached.");
      return report(op, true);
    };
    await begin("unlock_door");
    await rig.pass(900 * second);
    expect((await door()).online).toBe(false);
    await rig.pass(day);
    expect((await door()).online).toBe(true);
    const waits = asked.map((at, index) => at - (asked[index - 1] ?? 0)).filter((wait) => wait > 0);
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  },
);

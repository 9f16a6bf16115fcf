import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../db/database.ts";
import { openSqlite } from "../db/sqlite.ts";
import { begin, driverStory, fails, isLocked, type Rig, readSlots, settle } from "./conformance.ts";
import { DriverError, type Op } from "./driver.ts";
import { sandboxDriver } from "./sandbox.ts";
import { changeAtDoor, enterAtKeypad, eraseAtDoor, programAtDoor } from "./sandbox-door.ts";
import { clearFaults, setFault } from "./sandbox-faults.ts";
import { newLock, type SandboxLock } from "./sandbox-lock.ts";

const workspace_id = "a0000000-0000-4000-8000-000000000000";
const device_id = "d0000000-0000-4000-8000-000000000001";
const otherDevice = "d0000000-0000-4000-8000-000000000002";
const start = Date.parse("2026-06-12T09:00:00.000Z");

let database: Database;
beforeEach(async () => {
  database = await openSqlite({ folder: null });
  await furnish(database);
});
afterEach(() => database.close());

describe("the simulated lock, as any driver", () => {
  // One lock lives through the whole story, as a real one would.
  let shared: Database;
  let rig: Rig;
  beforeAll(async () => {
    shared = await openSqlite({ folder: null });
    await furnish(shared);
    rig = rigOf(shared);
  });
  afterAll(() => shared.close());
  it.each(driverStory)("$name", async (step) => {
    await expect(step.run(rig)).resolves.toBeUndefined();
  });
});

describe("the simulated lock", () => {
  it("takes 900 ms, or as long as its workspace says", async () => {
    const rig = rigOf(database);
    expect(await rig.driver.setLocked(false, op(rig, "a"))).toEqual({ again_at: start + 900 });
    await rig.wait(start + 899);
    expect(await isLocked(rig)).toBe(true);
    expect(await rig.driver.setLocked(false, op(rig, "a"))).toEqual({ again_at: start + 900 });
    await rig.wait(start + 900);
    expect(await rig.driver.setLocked(false, op(rig, "a"))).toEqual({ proof: "state" });
    await database.query.updateTable("workspaces").set({ lock_delay_ms: 40 }).execute();
    expect(await rig.driver.setLocked(true, op(rig, "b"))).toEqual({ again_at: start + 940 });
    await database.query.updateTable("workspaces").set({ lock_delay_ms: 0 }).execute();
    expect(await rig.driver.setLocked(false, op(rig, "c"))).toEqual({ again_at: start + 940 });
  });

  it("obeys one command after another", async () => {
    const rig = rigOf(database);
    await rig.driver.setLocked(false, op(rig, "a"));
    expect(await rig.driver.setLocked(true, op(rig, "b"))).toEqual({ again_at: start + 1800 });
    await rig.wait(start + 1000);
    expect(await isLocked(rig)).toBe(false);
    await rig.wait(start + 1800);
    expect(await isLocked(rig)).toBe(true);
  });

  it("remembers what became of a command though the clock was moved on by a year", async () => {
    const rig = rigOf(database);
    const command = { ...op(rig, "a"), deadline: start + 30_000 };
    await rig.driver.setLocked(false, command);
    expect(await rig.driver.setLocked(false, { ...command, now: start + 366 * 86_400_000 })).toEqual({ proof: "state" });
  });

  it("keeps neither the digits of past commands nor all of those commands", async () => {
    const rig = rigOf(database);
    await settle(rig, (each) => rig.driver.writeCode?.({ slot: 1, code: "0482" }, each) ?? Promise.reject(new Error()));
    await settle(rig, (each) => rig.driver.clearCode?.(1, each) ?? Promise.reject(new Error()));
    for (let times = 0; times < 60; times += 1) await settle(rig, (each) => rig.driver.setLocked(times % 2 === 0, each));
    const { state } = await database.query
      .selectFrom("sandbox_locks")
      .select("state")
      .where("device_id", "=", device_id)
      .executeTakeFirstOrThrow();
    expect(state).not.toContain("0482");
    expect((JSON.parse(state) as SandboxLock).commands.length).toBeLessThanOrEqual(51);
  });

  it("is found as it was left, and a bolt under way arrives, when the process that sent it is gone", async () => {
    const folder = mkdtempSync(join(tmpdir(), "locks-"));
    try {
      const first = await openSqlite({ folder });
      await furnish(first);
      await sandboxDriver(first).setLocked(false, op(rigOf(first), "before"));
      await sandboxDriver(first).writeCode?.({ slot: 3, code: "0482" }, op(rigOf(first), "code"));
      await first.close();
      const second = await openSqlite({ folder });
      const rig = rigOf(second, start + 60_000);
      expect(await isLocked(rig)).toBe(false);
      expect(await readSlots(rig)).toMatchObject([{ slot: 3, code: "0482" }]);
      await rig.turn(true);
      expect(await rig.driver.setLocked(false, { ...op(rig, "before"), deadline: start + 30_000 })).toEqual({ proof: "state" });
      expect(await isLocked(rig)).toBe(true);
      await second.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each([
    ["jammed", "jammed", "no"],
    ["refused", "rejected", "no"],
    ["offline", "unreachable", "no"],
    ["no_answer", "timeout", "unknown"],
  ] as const)("fails on request, once: %s", async (asked, fault, applied) => {
    const rig = rigOf(database);
    await setFault(database.query, { workspace_id, device_id }, asked);
    const error = await fails(rig, (each) => rig.driver.setLocked(false, each), [fault]);
    expect(error).toMatchObject({ fault, applied });
    expect(await isLocked(rig)).toBe(asked !== "no_answer");
    await settle(rig, (each) => rig.driver.setLocked(false, each));
    expect(await isLocked(rig)).toBe(false);
  });

  it("answers nothing until the deadline when its answer is lost, though the bolt has moved", async () => {
    const rig = rigOf(database);
    await setFault(database.query, { workspace_id, device_id }, "no_answer");
    const command = begin(rig);
    expect(await rig.driver.setLocked(false, { ...op(rig, "x"), ...command })).toEqual({ again_at: start + 900 });
    await rig.wait(start + 900);
    expect(await rig.driver.setLocked(false, { ...op(rig, "x"), ...command })).toEqual({ again_at: command.deadline });
    expect(await isLocked(rig)).toBe(false);
  });

  it("is slow on request: 12 s", async () => {
    const rig = rigOf(database);
    await setFault(database.query, { workspace_id, device_id }, "slow");
    expect(await rig.driver.setLocked(false, op(rig, "a"))).toEqual({ again_at: start + 12_000 });
  });

  it("meets a fault as often as asked, for itself or for every door, until cleared", async () => {
    const rig = rigOf(database);
    const outcome = () =>
      settle(rig, (each) => rig.driver.setLocked(false, each)).then(
        ({ proof }) => proof,
        (error: unknown) => (error instanceof DriverError ? error.fault : "?"),
      );
    await setFault(database.query, { workspace_id, device_id }, "refused", 2);
    expect([await outcome(), await outcome(), await outcome()]).toEqual(["rejected", "rejected", "state"]);
    await setFault(database.query, { workspace_id }, "refused", null);
    expect([await outcome(), await outcome(), await outcome()]).toEqual(["rejected", "rejected", "rejected"]);
    await setFault(database.query, { workspace_id, device_id: otherDevice }, "jammed");
    expect(await outcome()).toBe("rejected");
    await setFault(database.query, { workspace_id, device_id }, "jammed");
    expect([await outcome(), await outcome()]).toEqual(["jammed", "rejected"]);
    await clearFaults(database.query, { workspace_id });
    expect(await outcome()).toBe("state");
  });

  it("lets a fault strike one of two commands that arrive together", async () => {
    const rig = rigOf(database);
    await setFault(database.query, { workspace_id }, "refused", 1);
    const outcome = async (device: string) => {
      const there = { ...rig, device_id: device };
      return settle(there, (each) => sandboxDriver(database).setLocked(false, each)).then(
        () => "done",
        (error: unknown) => (error instanceof DriverError ? error.fault : "?"),
      );
    };
    expect((await Promise.all([outcome(device_id), outcome(otherDevice)])).sort()).toEqual(["done", "rejected"]);
  });

  it("fails codes on request, and leaves faults that are not about codes to the bolt", async () => {
    const rig = rigOf(database);
    const write = (each: Op) => rig.driver.writeCode?.({ slot: 1, code: "0482" }, each) ?? Promise.reject(new Error());
    await setFault(database.query, { workspace_id, device_id }, "slots_full");
    await settle(rig, (each) => rig.driver.setLocked(false, each));
    await fails(rig, write, ["no_free_slot"]);
    await setFault(database.query, { workspace_id, device_id }, "duplicate_code");
    await fails(rig, write, ["duplicate_code"]);
    await setFault(database.query, { workspace_id, device_id }, "no_answer");
    expect(await fails(rig, write, ["timeout"])).toMatchObject({ applied: "unknown" });
    expect(await readSlots(rig)).toMatchObject([{ slot: 1, code: "0482" }]);
  });

  it("cannot be reached while offline or signed out, nor read while a lasting fault says so", async () => {
    const rig = rigOf(database);
    await changeAtDoor(database, { device_id, now: rig.now() }, { online: false });
    await fails(rig, (each) => rig.driver.setLocked(false, each), ["unreachable"]);
    await expect(isLocked(rig)).rejects.toMatchObject({ fault: "unreachable" });
    await changeAtDoor(database, { device_id, now: rig.now() }, { online: true });
    await database.query.updateTable("connected_accounts").set({ is_connected: 0 }).execute();
    await fails(rig, (each) => rig.driver.setLocked(false, each), ["auth"]);
    await database.query.updateTable("connected_accounts").set({ is_connected: 1 }).execute();
    await setFault(database.query, { workspace_id, device_id }, "offline", null);
    await expect(isLocked(rig)).rejects.toMatchObject({ fault: "unreachable" });
  });

  it("is gone when its row is", async () => {
    const rig = { ...rigOf(database), device_id: "d0000000-0000-4000-8000-00000000000f" };
    expect(await fails(rig, (each) => rig.driver.setLocked(false, each), ["gone"])).toMatchObject({ applied: "no" });
  });

  it("has nothing to turn when it is a sensor", async () => {
    await place(database, otherDevice, newLock({ bolt: false, locked: null }));
    const rig = { ...rigOf(database), device_id: otherDevice };
    await fails(rig, (each) => rig.driver.setLocked(false, each), ["unsupported"]);
    await expect(rig.driver.codeCapabilities?.(rig)).rejects.toMatchObject({ fault: "unsupported" });
    expect(await changeAtDoor(database, { device_id: otherDevice, now: start }, { locked: true })).toMatchObject([
      { type: "state", locked: null },
    ]);
  });
});

describe("at the door", () => {
  const at = { device_id, now: start };

  it("a code works in its hours only", async () => {
    const rig = rigOf(database);
    const window = { starts_at: start + 10_000, ends_at: start + 20_000 };
    await settle(rig, (each) => rig.driver.writeCode?.({ slot: 1, code: "0482", window }, each) ?? Promise.reject(new Error()));
    const opens = async (now: number) => (await enterAtKeypad(database, { device_id, now }, "0482")).opened;
    expect([await opens(start + 9_999), await opens(start + 10_000), await opens(start + 19_999), await opens(start + 20_000)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("an offline lock still opens to a code, says nothing, and tells its state when it is back", async () => {
    await programAtDoor(database, at, { code: "4711" });
    expect(await changeAtDoor(database, at, { online: false })).toEqual([
      { type: "state", device_id, at: start, online: false, source: "report" },
    ]);
    expect(await enterAtKeypad(database, at, "4711")).toEqual({ opened: true, events: [] });
    expect(await changeAtDoor(database, at, { online: true })).toMatchObject([{ type: "state", online: true, locked: false }]);
  });

  it("people program and erase codes themselves, and the lock says so", async () => {
    expect(await programAtDoor(database, at, { code: "4711", name: "Plumber" })).toMatchObject({
      slot: 4,
      events: [{ type: "slot", occupied: true }],
    });
    expect((await programAtDoor(database, at, { code: "4712" })).slot).toBe(3);
    await expect(programAtDoor(database, at, { code: "4711" })).rejects.toMatchObject({ fault: "duplicate_code" });
    expect(await eraseAtDoor(database, at, 4)).toMatchObject([{ type: "slot", slot: 4, occupied: false }]);
    expect((await programAtDoor(database, at, { code: "4713" })).slot).toBe(4);
    for (const code of ["4714", "4715"]) await programAtDoor(database, at, { code });
    await expect(programAtDoor(database, at, { code: "4716" })).rejects.toMatchObject({ fault: "no_free_slot" });
  });

  it.each([
    ["is refused", undefined, { fault: "duplicate_code", applied: "no" }],
    ["comes to nothing", "no_answer", { fault: "timeout", applied: "unknown" }],
  ] as const)("a write under way %s when its digits were programmed at the door meanwhile, online or not", async (_what, fault, answer) => {
    const rig = rigOf(database);
    if (fault) await setFault(database.query, { workspace_id, device_id }, fault);
    const command = op(rig, "late");
    await rig.driver.writeCode?.({ slot: 1, code: "4711" }, command);
    await changeAtDoor(database, at, { online: false });
    const { slot } = await programAtDoor(database, at, { code: "4711", name: "Plumber" });
    await changeAtDoor(database, { ...at, now: start + 30_000 }, { online: true });
    await rig.wait(start + 30_000);
    await expect(rig.driver.writeCode?.({ slot: 1, code: "4711" }, { ...command, now: start + 30_000 })).rejects.toMatchObject(answer);
    expect(await readSlots(rig)).toMatchObject([{ slot, code: "4711", name: "Plumber" }]);
  });

  it("a bolt turned by hand is free of its jam", async () => {
    const rig = rigOf(database);
    await setFault(database.query, { workspace_id, device_id }, "jammed");
    await fails(rig, (each) => rig.driver.setLocked(false, each), ["jammed"]);
    expect(await rig.driver.readState(op(rig, "r"))).toMatchObject({ jammed: true, locked: true });
    await rig.turn(false);
    expect(await rig.driver.readState(op(rig, "r"))).toMatchObject({ jammed: false, locked: false });
  });
});

const op = ({ now }: Pick<Rig, "now">, op_id: string): Op => ({
  device_id,
  workspace_id,
  op_id,
  now: now(),
  deadline: now() + 30_000,
  signal: new AbortController().signal,
});

function rigOf(db: Database, from = start): Rig {
  let now = from;
  const at = () => ({ device_id, now });
  return {
    driver: sandboxDriver(db),
    workspace_id,
    device_id,
    now: () => now,
    wait: async (until) => {
      now = Math.max(now, until);
    },
    turn: (locked) => changeAtDoor(db, at(), { locked }),
    type: (digits) => enterAtKeypad(db, at(), digits),
    jam: () => setFault(db.query, { workspace_id, device_id }, "jammed", null),
    cut: async () => void (await changeAtDoor(db, at(), { online: false })),
    mend: async () => {
      await clearFaults(db.query, { workspace_id });
      await changeAtDoor(db, at(), { online: true });
    },
  };
}

/** One workspace, one account, two locks. */
async function furnish({ query }: Database): Promise<void> {
  const created_at = new Date(start).toISOString();
  const connected_account_id = "c0000000-0000-4000-8000-000000000000";
  await query
    .insertInto("workspaces")
    .values({
      workspace_id,
      name: "Test",
      company_name: null,
      is_sandbox: 1,
      owner_id: null,
      publishable_key: null,
      world: null,
      lock_delay_ms: null,
      clock_offset_ms: 0,
      network: null,
      created_at,
    })
    .execute();
  await query
    .insertInto("connected_accounts")
    .values({
      connected_account_id,
      workspace_id,
      account_type: "yale",
      login: "x",
      driver: "sandbox",
      is_connected: 1,
      created_at,
      body: "{}",
      search: "",
    })
    .execute();
  for (const id of [device_id, otherDevice]) {
    const row = {
      device_id: id,
      workspace_id,
      connected_account_id,
      device_type: "yale_lock",
      manufacturer: null,
      name: id,
      is_managed: 1,
      native_schedule: 0,
    } as const;
    await query
      .insertInto("devices")
      .values({ ...row, created_at, search: "", body: "{}" })
      .execute();
    const codes = { capacity: 4, lengths: [4, 5, 6], native_schedule: true };
    await place({ query }, id, newLock({ codes }));
  }
}

async function place({ query }: Pick<Database, "query">, id: string, lock: SandboxLock): Promise<void> {
  await query.deleteFrom("sandbox_locks").where("device_id", "=", id).execute();
  await query
    .insertInto("sandbox_locks")
    .values({ device_id: id, workspace_id, state: JSON.stringify(lock) })
    .execute();
}

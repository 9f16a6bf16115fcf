// What people do at a simulated door, past the platform.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../db/database.ts";
import { fails, readSlots, settle } from "./conformance.ts";
import { changeAtDoor, enterAtKeypad, eraseAtDoor, programAtDoor } from "./sandbox-door.ts";
import { setFault } from "./sandbox-faults.ts";
import { device_id, op, openWithLocks, rigOf, start, workspace_id } from "../../test/simulated-locks.ts";

let database: Database;

beforeEach(async () => {
  database = await openWithLocks();
});

afterEach(() => database.close());

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

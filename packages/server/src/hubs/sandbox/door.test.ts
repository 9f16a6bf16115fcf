// Actions of people at a simulated door, without the platform: keypad, thumb turn, programming.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../base/db/database.ts";
import { expectFault, readSlots, settleOp } from "../../driver/conformance.ts";
import type { ClimateSetting } from "../../base/db/climate-setting.ts";
import { changeAtDoor, changeAtWall, enterAtKeypad, eraseAtDoor, programAtDoor } from "./door.ts";
import { setFault } from "./faults.ts";
import { newLock } from "./lock.ts";
import { readLock } from "./store.ts";
import {
  device_id,
  op,
  openWithLocks,
  otherDevice,
  place,
  rigOf,
  start,
  workspace_id,
} from "../../../test/locks/simulated-locks.ts";

let database: Database;

beforeEach(async () => {
  database = await openWithLocks();
});

afterEach(() => database.close());

describe("at the door", () => {
  const at = { device_id, now: start };

  it("a code opens the lock within its hours only", async () => {
    const rig = rigOf(database);
    const window = { starts_at: start + 10_000, ends_at: start + 20_000 };
    await settleOp(
      rig,
      (each) => rig.driver.codes?.write({ slot: 1, code: "0482", window }, each) ?? Promise.reject(new Error()),
    );
    expect(await readSlots(rig)).toMatchObject([{ code: "0482", window }]);
    const opens = async (now: number) => (await enterAtKeypad(database, { device_id, now }, "0482")).opened;
    expect([
      await opens(start + 9_999),
      await opens(start + 10_000),
      await opens(start + 19_999),
      await opens(start + 20_000),
    ]).toEqual([false, true, true, false]);
  });

  it("an offline lock opens to a code without an event, and reports its state when it is back online", async () => {
    await programAtDoor(database, at, { code: "4711" });
    expect(await changeAtDoor(database, at, { online: false })).toEqual([
      { type: "state", device_id, at: start, online: false, source: "report" },
    ]);
    expect(await enterAtKeypad(database, at, "4711")).toEqual({ opened: true, events: [] });
    expect(await changeAtDoor(database, at, { online: true })).toMatchObject([
      { type: "state", online: true, locked: false },
    ]);
  });

  it("people can program and erase codes, and the lock reports it", async () => {
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
  ] as const)(
    "a write under way %s if its digits are programmed at the door meanwhile, also while offline",
    async (_what, fault, answer) => {
      const rig = rigOf(database);
      if (fault) await setFault(database.query, { workspace_id, device_id }, fault);
      const command = op(rig, "late");
      await rig.driver.codes?.write({ slot: 1, code: "4711" }, command);
      await changeAtDoor(database, at, { online: false });
      const { slot } = await programAtDoor(database, at, { code: "4711", name: "Plumber" });
      await changeAtDoor(database, { ...at, now: start + 30_000 }, { online: true });
      await rig.wait(start + 30_000);
      await expect(
        rig.driver.codes?.write({ slot: 1, code: "4711" }, { ...command, now: start + 30_000 }),
      ).rejects.toMatchObject(answer);
      expect(await readSlots(rig)).toMatchObject([{ slot, code: "4711", name: "Plumber" }]);
    },
  );

  it("turning the bolt by hand clears a jam", async () => {
    const rig = rigOf(database);
    await setFault(database.query, { workspace_id, device_id }, "jammed");
    await expectFault(rig, (each) => rig.driver.bolt.setLocked(false, each), ["jammed"]);
    expect(await rig.driver.readState(op(rig, "r"))).toMatchObject({ jammed: true, locked: true });
    await rig.turn(false);
    expect(await rig.driver.readState(op(rig, "r"))).toMatchObject({ jammed: false, locked: false });
  });

  it("wrong digits are reported as denied; right ones as an unlock with the slot and the new state of the bolt", async () => {
    const by = { type: "operated", device_id, at: start, by: "keypad" };
    const denied = { opened: false, events: [{ ...by, operation: "denied" }] };
    expect(await enterAtKeypad(database, at, "4711")).toEqual(denied);
    const { slot } = await programAtDoor(database, at, { code: "4711" });
    expect(await enterAtKeypad(database, at, "4711")).toEqual({
      opened: true,
      events: [
        { ...by, operation: "unlock", slot },
        expect.objectContaining({ type: "state", device_id, at: start, locked: false }),
      ],
    });
    await place(database, otherDevice, newLock({ jammed: true, slots: [{ slot: 1, code: "4711", name: null }] }));
    expect((await enterAtKeypad(database, { ...at, device_id: otherDevice }, "4711")).opened).toBe(false);
    await place(
      database,
      otherDevice,
      newLock({ bolt: false, locked: null, slots: [{ slot: 1, code: "4711", name: null }] }),
    );
    expect((await enterAtKeypad(database, { ...at, device_id: otherDevice }, "4711")).opened).toBe(false);
  });

  it("a code that is programmed into an occupied slot replaces the one there", async () => {
    await programAtDoor(database, at, { code: "4711", slot: 2 });
    await programAtDoor(database, at, { code: "4712", slot: 2, name: "Plumber" });
    expect(await readSlots(rigOf(database))).toEqual([
      { slot: 2, occupied: true, code: "4712", name: "Plumber", window: null },
    ]);
    await place(database, otherDevice, newLock());
    const elsewhere = programAtDoor(database, { ...at, device_id: otherDevice }, { code: "4711" });
    await expect(elsewhere).rejects.toMatchObject({ fault: "unsupported" });
  });

  it("a bolt that is turned as the lock goes offline is not reported", async () => {
    expect(await changeAtDoor(database, at, { online: false, locked: false })).toEqual([
      { type: "state", device_id, at: start, online: false, source: "report" },
    ]);
  });

  it("a thermostat can be set at the wall; a lock cannot", async () => {
    const off = { hvac_mode_setting: "off" } as ClimateSetting;
    expect(await changeAtWall(database, at, off)).toBe(false);
    const thermostat = { ...at, device_id: otherDevice };
    const climate = { hvac_mode_setting: "heat" } as ClimateSetting;
    await place(database, otherDevice, newLock({ bolt: false, battery_level: 0.4, climate }));
    expect(await changeAtWall(database, thermostat, off)).toBe(true);
    expect((await readLock(database.query, otherDevice, start)).lock).toMatchObject({
      climate: off,
      bolt: false,
      battery_level: 0.4,
    });
  });
});

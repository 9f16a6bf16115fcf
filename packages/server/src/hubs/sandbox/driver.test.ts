// The simulated lock passes the conformance story of all drivers, takes its time, and remembers commands.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../base/db/database.ts";
import { openSqlite } from "../../base/db/engines/sqlite.ts";
import {
  driverStory,
  expectFault,
  isLocked,
  type Rig,
  readSlots,
  settleOp,
  skippedBy,
} from "../../driver/conformance.ts";
import { scheduleStory } from "../../driver/schedule-story.ts";
import { sandboxDriver } from "./driver.ts";
import { changeAtDoor } from "./door.ts";
import { newLock, type SandboxLock } from "./lock.ts";
import {
  device_id,
  furnish,
  op,
  openWithLocks,
  otherDevice,
  place,
  rigOf,
  start,
} from "../../../test/locks/simulated-locks.ts";

let database: Database;

beforeEach(async () => {
  database = await openWithLocks();
});

afterEach(() => database.close());

// Simulated locks store schedules as moments, so their clocks cannot differ from the server's.
describe.each([
  ["as any driver", { codes: true, hours: false, operations: true }],
  ["as a driver of locks without a keypad", { codes: false, hours: false, operations: true }],
])("the simulated lock, %s", (_as, can) => {
  // All steps use the same lock, as they would with a real one.
  let shared: Database;
  let rig: Rig;
  beforeAll(async () => {
    shared = await openWithLocks();
    rig = rigOf(shared);
    if (can.codes) return;
    const { codes: _, ...driver } = rig.driver;
    rig = { ...rig, driver };
  });
  afterAll(() => shared.close());
  for (const step of [...driverStory, ...scheduleStory])
    it.skipIf(skippedBy(can, step))(`it ${step.name}`, () => expect(step.run(rig)).resolves.toBeUndefined());
});

describe("the simulated lock", () => {
  it("takes 900 ms for a command, or the workspace's lock_delay_ms", async () => {
    const rig = rigOf(database);
    expect(await rig.driver.bolt.setLocked(false, op(rig, "a"))).toEqual({ again_at: start + 900 });
    await rig.wait(start + 899);
    expect(await isLocked(rig)).toBe(true);
    expect(await rig.driver.bolt.setLocked(false, op(rig, "a"))).toEqual({ again_at: start + 900 });
    await rig.wait(start + 900);
    expect(await rig.driver.bolt.setLocked(false, op(rig, "a"))).toEqual({ proof: "state" });
    await database.query.updateTable("workspaces").set({ lock_delay_ms: 40 }).execute();
    expect(await rig.driver.bolt.setLocked(true, op(rig, "b"))).toEqual({ again_at: start + 940 });
    await database.query.updateTable("workspaces").set({ lock_delay_ms: 0 }).execute();
    expect(await rig.driver.bolt.setLocked(false, op(rig, "c"))).toEqual({ again_at: start + 940 });
  });

  it("carries out one command after another", async () => {
    const rig = rigOf(database);
    await rig.driver.bolt.setLocked(false, op(rig, "a"));
    expect(await rig.driver.bolt.setLocked(true, op(rig, "b"))).toEqual({ again_at: start + 1800 });
    await rig.wait(start + 1000);
    expect(await isLocked(rig)).toBe(false);
    await rig.wait(start + 1800);
    expect(await isLocked(rig)).toBe(true);
  });

  it("remembers a command's outcome although the clock was advanced by a year", async () => {
    const rig = rigOf(database);
    const command = { ...op(rig, "a"), deadline: start + 30_000 };
    await rig.driver.bolt.setLocked(false, command);
    expect(await rig.driver.bolt.setLocked(false, { ...command, now: start + 366 * 86_400_000 })).toEqual({
      proof: "state",
    });
  });

  it("keeps only the last commands, without their PINs", async () => {
    const rig = rigOf(database);
    await settleOp(
      rig,
      (each) => rig.driver.codes?.write({ slot: 1, code: "0482" }, each) ?? Promise.reject(new Error()),
    );
    await settleOp(rig, (each) => rig.driver.codes?.clear(1, each) ?? Promise.reject(new Error()));
    for (let times = 0; times < 60; times += 1)
      await settleOp(rig, (each) => rig.driver.bolt.setLocked(times % 2 === 0, each));
    const { state } = await database.query
      .selectFrom("sandbox_locks")
      .select("state")
      .where("device_id", "=", device_id)
      .executeTakeFirstOrThrow();
    expect(state).not.toContain("0482");
    expect((JSON.parse(state) as SandboxLock).commands.length).toBeLessThanOrEqual(51);
  });

  it("keeps its state over a restart, and finishes a command that was under way", async () => {
    const folder = mkdtempSync(join(tmpdir(), "locks-"));
    try {
      const first = await openSqlite({ folder });
      await furnish(first);
      await sandboxDriver(first).bolt.setLocked(false, op(rigOf(first), "before"));
      await sandboxDriver(first).codes?.write({ slot: 3, code: "0482" }, op(rigOf(first), "code"));
      await first.close();
      const second = await openSqlite({ folder });
      const rig = rigOf(second, start + 60_000);
      expect(await isLocked(rig)).toBe(false);
      expect(await readSlots(rig)).toMatchObject([{ slot: 3, code: "0482" }]);
      await rig.turn(true);
      expect(await rig.driver.bolt.setLocked(false, { ...op(rig, "before"), deadline: start + 30_000 })).toEqual({
        proof: "state",
      });
      expect(await isLocked(rig)).toBe(true);
      await second.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("answers `gone` when its device does not exist", async () => {
    const rig = { ...rigOf(database), device_id: "d0000000-0000-4000-8000-00000000000f" };
    expect(await expectFault(rig, (each) => rig.driver.bolt.setLocked(false, each), ["gone"])).toMatchObject({
      applied: "no",
    });
  });

  it("refuses commands to a bolt, and codes, if it is a sensor", async () => {
    await place(database, otherDevice, newLock({ bolt: false, locked: null }));
    const rig = { ...rigOf(database), device_id: otherDevice };
    await expectFault(rig, (each) => rig.driver.bolt.setLocked(false, each), ["unsupported"]);
    await expect(rig.driver.codes?.capabilities(rig)).rejects.toMatchObject({ fault: "unsupported" });
    expect(await changeAtDoor(database, { device_id: otherDevice, now: start }, { locked: true })).toMatchObject([
      { type: "state", locked: null },
    ]);
  });
});

// Requested faults: the locks and operations that they affect, and how many times.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../base/db/database.ts";
import { beginOp, expectFault, isLocked, readSlots, settleOp } from "../../driver/conformance.ts";
import { DriverError, type Op } from "../../driver/driver.ts";
import { sandboxDriver } from "./driver.ts";
import { changeAtDoor } from "./door.ts";
import { clearFaults, hasLasting, type SandboxFault, setFault, takeFault } from "./faults.ts";
import type { Deed } from "./lock.ts";
import type { ClimateSetting } from "../../base/db/climate-setting.ts";
import { createWorkspace } from "../../base/db/workspaces.ts";
import {
  device_id,
  op,
  openWithLocks,
  otherDevice,
  rigOf,
  start,
  workspace_id,
} from "../../../test/locks/simulated-locks.ts";

let database: Database;

beforeEach(async () => {
  database = await openWithLocks();
});

afterEach(() => database.close());

describe("the simulated lock", () => {
  it.each([
    ["jammed", "jammed", "no"],
    ["refused", "rejected", "no"],
    ["offline", "unreachable", "no"],
    ["no_answer", "timeout", "unknown"],
  ] as const)("fails one command with the requested fault: %s", async (asked, fault, applied) => {
    const rig = rigOf(database);
    await setFault(database.query, { workspace_id, device_id }, asked);
    const error = await expectFault(rig, (each) => rig.driver.bolt.setLocked(false, each), [fault]);
    expect(error).toMatchObject({ fault, applied });
    expect(await isLocked(rig)).toBe(asked !== "no_answer");
    await settleOp(rig, (each) => rig.driver.bolt.setLocked(false, each));
    expect(await isLocked(rig)).toBe(false);
  });

  it("gives no answer until the deadline under no_answer, though the bolt has moved", async () => {
    const rig = rigOf(database);
    await setFault(database.query, { workspace_id, device_id }, "no_answer");
    const command = beginOp(rig);
    expect(await rig.driver.bolt.setLocked(false, { ...op(rig, "x"), ...command })).toEqual({ again_at: start + 900 });
    await rig.wait(start + 900);
    expect(await rig.driver.bolt.setLocked(false, { ...op(rig, "x"), ...command })).toEqual({
      again_at: command.deadline,
    });
    expect(await isLocked(rig)).toBe(false);
  });

  it("takes 12 s under the fault `slow`", async () => {
    const rig = rigOf(database);
    await setFault(database.query, { workspace_id, device_id }, "slow");
    expect(await rig.driver.bolt.setLocked(false, op(rig, "a"))).toEqual({ again_at: start + 12_000 });
  });

  it("has a fault as many times as set, for one lock or the whole workspace, until cleared", async () => {
    const rig = rigOf(database);
    const outcome = () =>
      settleOp(rig, (each) => rig.driver.bolt.setLocked(false, each)).then(
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

  it("has a fault that is set once in only one of two simultaneous commands", async () => {
    const rig = rigOf(database);
    await setFault(database.query, { workspace_id }, "refused", 1);
    const outcome = async (device: string) => {
      const there = { ...rig, device_id: device };
      return settleOp(there, (each) => sandboxDriver(database).bolt.setLocked(false, each)).then(
        () => "done",
        (error: unknown) => (error instanceof DriverError ? error.fault : "?"),
      );
    };
    expect((await Promise.all([outcome(device_id), outcome(otherDevice)])).sort()).toEqual(["done", "rejected"]);
  });

  it("has faults of codes only in operations on codes", async () => {
    const rig = rigOf(database);
    const write = (each: Op) => rig.driver.codes?.write({ slot: 1, code: "0482" }, each) ?? Promise.reject(new Error());
    await setFault(database.query, { workspace_id, device_id }, "slots_full");
    await settleOp(rig, (each) => rig.driver.bolt.setLocked(false, each));
    await expectFault(rig, write, ["no_free_slot"]);
    await setFault(database.query, { workspace_id, device_id }, "duplicate_code");
    await expectFault(rig, write, ["duplicate_code"]);
    await setFault(database.query, { workspace_id, device_id }, "no_answer");
    expect(await expectFault(rig, write, ["timeout"])).toMatchObject({ applied: "unknown" });
    expect(await readSlots(rig)).toMatchObject([{ slot: 1, code: "0482" }]);
  });

  it("cannot be reached while offline or disconnected, nor read under a lasting `offline` fault", async () => {
    const rig = rigOf(database);
    await changeAtDoor(database, { device_id, now: rig.now() }, { online: false });
    await expectFault(rig, (each) => rig.driver.bolt.setLocked(false, each), ["unreachable"]);
    await expect(isLocked(rig)).rejects.toMatchObject({ fault: "unreachable" });
    await changeAtDoor(database, { device_id, now: rig.now() }, { online: true });
    await database.query.updateTable("connected_accounts").set({ is_connected: 0 }).execute();
    await expectFault(rig, (each) => rig.driver.bolt.setLocked(false, each), ["auth"]);
    await database.query.updateTable("connected_accounts").set({ is_connected: 1 }).execute();
    await setFault(database.query, { workspace_id, device_id }, "offline", null);
    await expect(isLocked(rig)).rejects.toMatchObject({ fault: "unreachable" });
  });
});

describe("a fault", () => {
  const here = { workspace_id, device_id };
  const left = async () =>
    (await database.query.selectFrom("sandbox_faults").selectAll().orderBy("device_id").execute()).map((row) => [
      row.workspace_id,
      row.device_id,
      row.fault,
      row.remaining,
    ]);
  const deeds: Record<string, Deed> = {
    bolt: { bolt: true },
    write: { write: { slot: 1, code: "0482" } },
    clear: { clear: 1 },
    climate: { climate: { hvac_mode_setting: "off" } as ClimateSetting },
    threshold: { no_threshold: "a" },
  };

  it.each<[SandboxFault, string[]]>([
    ["jammed", ["bolt"]],
    ["refused", ["bolt", "write", "clear", "climate", "threshold"]],
    ["offline", ["bolt", "write", "clear", "climate", "threshold"]],
    ["slow", ["bolt", "write", "clear", "climate", "threshold"]],
    ["no_answer", ["bolt", "write", "clear", "climate", "threshold"]],
    ["slots_full", ["write"]],
    ["duplicate_code", ["write"]],
    ["hold", []],
  ])("%s affects only these operations: %j", async (fault, struck) => {
    for (const [name, deed] of Object.entries(deeds)) {
      await setFault(database.query, here, fault);
      expect([name, await takeFault(database.query, here, deed)]).toEqual([
        name,
        struck.includes(name) ? fault : undefined,
      ]);
    }
  });

  it("is used up once, without using up that of another lock or workspace", async () => {
    const { workspace } = await createWorkspace(database.query, {
      name: "Other",
      created_at: "2026-01-01T00:00:00.000Z",
      is_sandbox: true,
    });
    const others = [
      { workspace_id, device_id: otherDevice },
      { workspace_id: workspace.workspace_id, device_id },
    ];
    for (const scope of [here, ...others]) await setFault(database.query, scope, "refused", 1);
    expect(await takeFault(database.query, here, { bolt: true })).toBe("refused");
    expect(await takeFault(database.query, here, { bolt: true })).toBeUndefined();
    const untouched = others.map((scope) => [scope.workspace_id, scope.device_id, "refused", 1]);
    expect(new Set(await left())).toEqual(new Set(untouched));
    // Another process used the fault up between the read and the update.
    await setFault(database.query, here, "refused", 0);
    expect(await takeFault(database.query, here, { bolt: true })).toBeUndefined();
    await clearFaults(database.query, here);
    expect(new Set(await left())).toEqual(new Set(untouched));
    await clearFaults(database.query, { workspace_id });
    expect(await left()).toEqual([[workspace.workspace_id, device_id, "refused", 1]]);
  });

  it("affects reads only if it is lasting, and `hold` is always lasting", async () => {
    await setFault(database.query, here, "offline", 3);
    expect(await hasLasting(database.query, here, "offline")).toBe(false);
    await setFault(database.query, here, "offline", null);
    expect([await hasLasting(database.query, here, "offline"), await hasLasting(database.query, here, "slow")]).toEqual(
      [true, false],
    );
    await setFault(database.query, here, "hold", 1);
    expect(await left()).toEqual([[workspace_id, device_id, "hold", null]]);
  });
});

// A thermostat gets its setting until it keeps it, ever less often if it refuses, and not at all once it is unmanaged.
import { expect, it, onTestFinished, vi } from "vitest";
import { answered, onBothServers } from "../../../test/rig/rig.ts";
import { type Attempt, hour, minute, thermostatHouse } from "../../../test/rig/thermostat-house.ts";
import { deviceLane } from "../../base/jobs/lanes.ts";
import { climateJobKind } from "./wake.ts";
import { type AskAgain, DriverError, type LockProof, type Op } from "../../driver/driver.ts";

const second = 1000;
const off = { hvac_mode_setting: "off" };

onBothServers("a thermostat", (rig) => {
  const climateOf = () => {
    const { climate } = rig().server.services.drivers.named("sandbox");
    if (!climate) throw new Error("Simulated devices may be thermostats.");
    return climate;
  };
  /**
   * Makes a house whose driver answers by `answer`. Resolves to the house and to its calls, in seconds from now.
   */
  const setUp = async (answer: (op: Op) => Promise<LockProof | AskAgain>) => {
    const house = await thermostatHouse(rig());
    const begun = rig().clock.now();
    const asked: number[] = [];
    const settings: unknown[] = [];
    const spy = vi.spyOn(climateOf(), "set").mockImplementation((setting, op) => {
      // Thermostats of other tests accept every setting.
      if (op.device_id !== house.device_id) return Promise.resolve({ proof: "state" });
      asked.push((op.now - begun) / second);
      settings.push(setting.hvac_mode_setting);
      return answer(op);
    });
    onTestFinished(() => spy.mockRestore());
    const end = async ({ action_attempt }: { action_attempt: Attempt }) => {
      const { status, error } = await house.attempt(action_attempt);
      return error?.type ?? status;
    };
    return { house, asked, settings, end };
  };

  it("that never confirms is asked again until its time is over", async () => {
    const { house, asked, end } = await setUp(async ({ now }) => ({ again_at: now + 7 * second }));
    const begun = await house.update(off);
    await rig().pass(29 * second);
    expect(await end(begun)).toBe("pending");
    await rig().pass(second);
    expect(await end(begun)).toBe("action_attempt_expired");
    expect(asked.slice(0, 6)).toEqual([0, 7, 14, 21, 28, 30]);
  });

  it("that has not confirmed a setting is told the next one at once", async () => {
    const { house, settings } = await setUp(async ({ now }) => ({ again_at: now + 7 * second }));
    await house.update(off);
    await rig().pass(second);
    await house.update({ hvac_mode_setting: "heat", heating_set_point_celsius: 20 });
    await rig().pass(second);
    expect(settings).toEqual(["off", "heat"]);
  });

  it("that refuses is told again, after waits that grow", async () => {
    const { house, asked } = await setUp(() => Promise.reject(new DriverError("rejected", "It refuses.")));
    await house.update(off);
    await rig().pass(minute);
    expect(asked).toEqual([0, 1, 3, 7, 15, 31]);
  });

  it("whose driver fails is said to have been told, and no operation is sent twice", async () => {
    const driver = rig().server.services.drivers.named("sandbox");
    Object.assign(driver, { keepsOperations: false });
    onTestFinished(() => void Object.assign(driver, { keepsOperations: true }));
    const sent: string[] = [];
    const { house, end } = await setUp(({ op_id }) => {
      sent.push(op_id);
      return Promise.reject(new Error("a fault of the driver"));
    });
    const begun = await house.update(off);
    await rig().pass(minute);
    expect(await end(begun)).toBe("action_attempt_expired");
    expect((await house.attempt(begun.action_attempt)).error).toMatchObject({
      message: expect.stringContaining("The command was sent"),
    });
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent).size).toBe(sent.length);
  });

  it("that a process which died may have told is not told that again, but anew", async () => {
    const driver = rig().server.services.drivers.named("sandbox");
    Object.assign(driver, { keepsOperations: false });
    onTestFinished(() => void Object.assign(driver, { keepsOperations: true }));
    const sent: string[] = [];
    const { promise: never, resolve: wakes } = Promise.withResolvers<LockProof>();
    onTestFinished(() => wakes({ proof: "state" }));
    const { house, end } = await setUp(({ op_id }) => {
      sent.push(op_id);
      return sent.length === 1 ? never : Promise.resolve({ proof: "state" });
    });
    const begun = await house.update(off);
    void rig().server.tick();
    await expect.poll(() => sent.length).toBe(1);
    const job = rig().database.query.updateTable("jobs").set({ leased_until: null });
    await job.where("lane", "=", deviceLane(climateJobKind, house.device_id)).execute();
    await expect
      .poll(async () => {
        rig().clock.advance(second);
        void rig().server.tick();
        return [await end(begun), sent.length];
      })
      .toEqual(["action_attempt_expired", 2]);
    expect(sent[1]).not.toBe(sent[0]);
  });

  it("is told no more once it is unmanaged", async () => {
    const { house, asked } = await setUp(async () => ({ proof: "state" }));
    await house.schedule(hour, 2 * hour, off);
    await rig().pass(second);
    answered(await house.ask("/devices/update", { device_id: house.device_id, is_managed: false }));
    await rig().pass(3 * hour);
    expect(asked).toEqual([]);
  });

  it("whose workspace's clock is ahead confirms no later", async () => {
    const house = await thermostatHouse(rig());
    const ahead = { clock_offset_ms: 240 * hour, lock_delay_ms: 900 };
    const ofHouse = rig()
      .database.query.selectFrom("devices")
      .select("workspace_id")
      .where("device_id", "=", house.device_id);
    await rig().database.query.updateTable("workspaces").set(ahead).where("workspace_id", "in", ofHouse).execute();
    const { action_attempt } = await house.update(off);
    await rig().pass(second);
    expect((await house.attempt(action_attempt)).status).toBe("success");
  });

  it("that somebody sets at the wall to what it shall keep is not overridden", async () => {
    const house = await thermostatHouse(rig());
    const { hvac_mode_setting, heating_set_point_celsius, cooling_set_point_celsius } = (await house.properties())
      .current_climate_setting;
    await house.atTheWall({ hvac_mode_setting, heating_set_point_celsius, cooling_set_point_celsius });
    expect((await house.properties()).is_temporary_manual_override_active).toBe(false);
    await house.atTheWall(off);
    expect((await house.properties()).is_temporary_manual_override_active).toBe(true);
  });
});

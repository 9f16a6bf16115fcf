// A lock with native schedules behind a Z-Wave JS server too old to report the lock's time: the server enforces the
// schedules.
import { expect, it, onTestFinished } from "vitest";
import { zwaveSystem } from "../../src/hubs/zwave/factory.ts";
import { onDatabase } from "../rig/databases.ts";
import { fakeHub } from "../locks/fake-hub.ts";
import { linkedHouse } from "../locks/linked-house.ts";
import { createRig } from "../rig/rig.ts";
import { scriptedHub } from "../locks/scripted-zwave-hub.ts";
import { answerForLock, lockThatKeepsHours, zone } from "../locks/scripted-zwave-lock.ts";
import { anyDial } from "../locks/any-dial.ts";

interface Code {
  access_code_id: string;
  status: string;
  is_scheduled_on_device?: boolean;
  errors: object[];
  warnings: object[];
}

const anHour = 3_600_000;

onDatabase(({ open }) => {
  it.each([
    ["is too old for that, has its digits at the start and loses them at the end", 30, false],
    ["is new enough has its digits ahead, with their hours", 31, true],
  ])("a time-bound code behind a server that %s", async (_what, schema, isAhead) => {
    const hub = await scriptedHub({ nodes: [lockThatKeepsHours()] }, schema);
    const rig = await createRig(await open(), { systems: [zwaveSystem], leaseMs: 300 });
    const lock = answerForLock(hub, { schema, now: () => rig.clock.now() });
    onTestFinished(() => rig.server.close());
    const { settings } = zwaveSystem.read({ url: hub.url });
    const devices = await zwaveSystem.probe(
      { settings, secret: () => undefined, dial: anyDial },
      AbortSignal.timeout(4000),
    );
    const { ask, doors, isUp } = await linkedHouse(
      rig,
      { ...fakeHub(), system: zwaveSystem, devices: [...devices] },
      { url: hub.url },
    );
    await isUp();
    const device_id = (await doors())[0]?.device_id ?? "";
    await ask("/devices/update", { device_id, location: { timezone: zone } });
    const [starts, ends] = [rig.clock.now() + anHour, rig.clock.now() + 3 * anHour];
    const times = { starts_at: new Date(starts).toISOString(), ends_at: new Date(ends).toISOString() };
    const { access_code } = await ask<{ access_code: Code }>("/access_codes/create", {
      device_id,
      code: "4826",
      ...times,
    });
    const { access_code_id } = access_code;
    const codes = async () => (await ask<{ access_codes: Code[] }>("/access_codes/list", { device_id })).access_codes;
    const held = async () => (await rig.pass(5000), [...lock.codes.values()]);

    for (let looks = 0; looks < 5; looks += 1) await held();
    await expect.poll(held).toEqual(isAhead ? ["4826"] : []);
    expect(await codes()).toMatchObject([
      { access_code_id, status: "unset", is_scheduled_on_device: isAhead, errors: [], warnings: [] },
    ]);
    await rig.pass(starts - rig.clock.now());
    await expect.poll(held).toEqual(["4826"]);
    await expect
      .poll(async () => (await rig.pass(5000), await codes()))
      .toMatchObject([{ status: "set", errors: [], warnings: [] }]);
    expect(lock.hours.size).toBe(isAhead ? 1 : 0);
    await rig.pass(ends - rig.clock.now());
    await expect.poll(held).toEqual([]);
    await expect.poll(async () => (await rig.pass(5000), await codes())).toEqual([]);
  });
});

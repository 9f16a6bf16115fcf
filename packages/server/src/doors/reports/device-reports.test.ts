// A lock's reports update its stored state, and each change has one event (platform-api §3.17, §6.5).
import { expect, it } from "vitest";
import { answered, onBothServers } from "../../../test/rig/rig.ts";
import { applyDeviceEvents } from "./device-events.ts";
import type { DeviceEvent } from "../../driver/driver.ts";

/** Driver's event without the lock's id and the time. */
type Said = { type: DeviceEvent["type"] } & Record<string, unknown>;

interface Door {
  device_id: string;
  properties: {
    name: string;
    online: boolean;
    locked?: boolean;
    battery?: { level: number; status: string };
    battery_level?: number;
    door_open?: boolean;
  };
}

interface Warned {
  warnings: { warning_code: string }[];
}

onBothServers("a lock's report", (rig) => {
  const door = async () => {
    const { workspace_id, api_key, sandbox_key } = await rig().world();
    const { devices } = answered(await rig().ask<{ devices: Door[] }>(api_key, "/devices/list"));
    const device_id = devices.find(({ properties }) => properties.name === "Linen Room")?.device_id;
    const properties = async () =>
      answered(await rig().ask<{ device: Door }>(api_key, "/devices/get", { device_id })).device.properties;
    const ask = async (path: string, input: object) =>
      answered(await rig().ask(api_key, path, { device_id, ...input }));
    let told = 0;
    /** Events since the last call. */
    const fresh = async () => {
      const { events } = answered(
        await rig().ask<{ events: { event_type: string; [more: string]: unknown }[] }>(api_key, "/events/list", {
          since: "1970-01-01",
          device_id,
        }),
      );
      const since = events.toReversed().slice(told);
      told = events.length;
      return since;
    };
    const say = async (report: object) => {
      answered(await rig().ask(sandbox_key, "/sandbox/devices/update", { device_id, ...report }));
      return fresh();
    };
    /** Applies a report of the driver, also for an unmanaged lock. */
    const report = async (online: boolean, bolt: { locked?: boolean; source?: "assumed" } = {}) =>
      (await hear([{ type: "state", online, source: "report", ...bolt }])).map(({ event_type }) => event_type);
    const hear = async (said: Said[], where = workspace_id) => {
      const events = said.map(
        (each) => ({ device_id: device_id ?? "", at: rig().clock.now(), ...each }) as DeviceEvent,
      );
      await applyDeviceEvents(rig().database, where, events);
      return fresh();
    };
    await say({ battery_level: 0.5 });
    const warnings = async () => {
      const { device } = answered(await rig().ask<{ device: Warned }>(api_key, "/devices/get", { device_id }));
      return device.warnings.map(({ warning_code }) => warning_code);
    };
    return { properties, warnings, ask, say, report, hear };
  };

  it("of its battery sets a status word, and events tell when that word changes", async () => {
    const { properties, say } = await door();
    const levels: [level: number, status: string, ...events: string[]][] = [
      [0.79, "good"],
      [0.8, "full", "device.battery_status_changed"],
      [0.31, "good", "device.battery_status_changed"],
      [0.3, "low", "device.battery_status_changed", "device.low_battery"],
      [0.1, "low"],
      [0.09, "critical", "device.battery_status_changed", "device.low_battery"],
      [0.08, "critical"],
      [1, "full", "device.battery_status_changed"],
      [1, "full"],
    ];
    for (const [battery_level, status, ...events] of levels) {
      const fresh = await say({ battery_level });
      expect(fresh.map(({ event_type }) => event_type)).toEqual(events);
      expect(fresh).toMatchObject(events.map(() => ({ battery_level })));
      expect(fresh[0]?.["battery_status"]).toBe(events[0] && status);
      expect(await properties()).toMatchObject({ battery: { level: battery_level, status }, battery_level });
    }
  });

  it("of a battery that is almost empty is one warning, until it is clearly fuller", async () => {
    const { hear, warnings } = await door();
    const levels: [level: number | null, isWarned: boolean][] = [
      [0.1, false],
      [0.05, true],
      [0.05, true],
      [0.04, true],
      [0.1, true],
      [0.14, true],
      [null, true],
      [Number.NaN, true],
      [0.15, false],
      [0.12, false],
      [0.09, true],
      [1, false],
    ];
    for (const [battery_level, isWarned] of levels) {
      await hear([{ type: "state", battery_level, source: "report" }]);
      expect(await warnings(), `at ${battery_level}`).toEqual(isWarned ? ["low_battery"] : []);
    }
    await hear([{ type: "state", battery_level: null, battery_low: true, source: "report" }]);
    expect(await warnings()).toEqual(["low_battery"]);
  });

  it("of a battery whose level is none takes the former one away", async () => {
    const { hear, properties } = await door();
    for (const battery_level of [Number.NaN, -0.1, 2.55, null]) {
      await hear([{ type: "state", battery_level: 0.5, source: "report" }]);
      expect(await properties()).toMatchObject({ battery: { level: 0.5, status: "good" }, battery_level: 0.5 });
      await hear([{ type: "state", battery_level, source: "report" }]);
      const { battery: known, battery_level: level } = await properties();
      expect([known, level]).toEqual([undefined, undefined]);
    }
  });

  it("of whether the door is open is stored", async () => {
    const { properties, say } = await door();
    for (const door_open of [true, false]) {
      await say({ door_open });
      expect(await properties()).toMatchObject({ door_open });
    }
    await say({ battery_level: 0.4 });
    expect(await properties()).toMatchObject({ door_open: false });
  });

  it("of a bolt turned by hand makes one event", async () => {
    const { properties, say } = await door();
    const locked = (await properties()).locked === true;
    const kinds = [locked ? "lock.unlocked" : "lock.locked", locked ? "lock.locked" : "lock.unlocked"];
    for (const [kind, now] of [
      [kinds[0], !locked],
      [kinds[1], locked],
    ] as const) {
      expect(await say({ locked: now })).toMatchObject([{ event_type: kind, method: "manual" }]);
      expect(await say({ locked: now })).toEqual([]);
      expect((await properties()).locked).toBe(now);
    }
    expect(await say({ locked: null })).toEqual([]);
    expect(await properties()).not.toHaveProperty("locked");
  });

  it("of its bolt after an outage makes an event only if the bolt was moved meanwhile", async () => {
    const { report, say } = await door();
    await say({ locked: true });
    await report(false);
    expect(await report(true, { locked: true })).toEqual(["device.connected"]);
    await report(false);
    expect(await report(true, { locked: false })).toEqual(["device.connected", "lock.unlocked"]);
  });

  it("of its bolt for the first time makes no event of a movement", async () => {
    const { report } = await door();
    await rig().database.query.updateTable("devices").set({ last_locked: null }).execute();
    await report(false);
    expect(await report(true, { locked: false })).toEqual(["device.connected"]);
    expect(await report(true, { locked: true })).toEqual(["lock.locked"]);
  });

  it("of its bolt that its link only assumes is no place from which it can have moved", async () => {
    const { report, properties } = await door();
    await report(true, { locked: true });
    expect(await report(true, { locked: false, source: "assumed" })).toEqual([]);
    expect((await properties()).locked).toBe(false);
    expect(await report(true, { locked: true })).toEqual([]);
    expect(await report(true, { locked: false })).toEqual(["lock.unlocked"]);
  });

  it("of its bolt for the first time makes one if somebody is known to have turned it", async () => {
    const { hear } = await door();
    await rig().database.query.updateTable("devices").set({ last_locked: null }).execute();
    const turned = { type: "operated", operation: "unlock", by: "manual" } as const;
    expect(await hear([turned, { type: "state", online: true, locked: false, source: "report" }])).toMatchObject([
      { event_type: "lock.unlocked", method: "manual" },
    ]);
  });

  it("of several operations names the last as what moved the bolt, with the code in that slot of this lock", async () => {
    for (const { hear, ask, say } of [await door(), await door()]) {
      const { access_code } = (await ask("/access_codes/create", { code: "2580" })) as {
        access_code: { access_code_id: string };
      };
      const { access_code_id } = access_code;
      await rig().pass(10_000);
      const slots = rig().database.query.updateTable("code_slots").set({ slot: 9 });
      await slots.where("access_code_id", "=", access_code_id).execute();
      await say({ locked: true });
      const operations = [
        { type: "operated", operation: "lock", by: "manual" },
        { type: "operated", operation: "unlock", by: "keypad", slot: 9 },
      ] as const;
      expect(
        await hear([...operations, { type: "state", online: true, locked: false, source: "report" }]),
      ).toMatchObject([{ event_type: "lock.unlocked", method: "keycode", access_code_id }]);
    }
  });

  it("changes nothing while it is offline, nor if it names another workspace", async () => {
    const { hear, properties, report } = await door();
    const before = await properties();
    const moved = { type: "state", online: true, locked: before.locked !== true, source: "report" } as const;
    expect(await hear([moved], (await rig().world("empty")).workspace_id)).toEqual([]);
    expect(await properties()).toEqual(before);
    await report(false);
    expect(await hear([{ ...moved, online: undefined }])).toEqual([]);
    expect(await properties()).not.toHaveProperty("locked");
  });

  it("that it does not know whether the door is open takes the former answer away", async () => {
    const { hear, properties, say } = await door();
    await say({ door_open: true });
    expect(await properties()).toMatchObject({ door_open: true });
    await hear([{ type: "state", door_open: null, source: "report" }]);
    expect(await properties()).not.toHaveProperty("door_open");
  });

  it("of being offline makes one event, which has a type of its own for an unmanaged device", async () => {
    const { ask, report } = await door();
    expect([await report(false), await report(false), await report(true), await report(true)]).toEqual([
      ["device.disconnected"],
      [],
      ["device.connected"],
      [],
    ]);
    await ask("/devices/update", { is_managed: false });
    expect((await report(false)).at(-1)).toBe("device.unmanaged.disconnected");
    expect(await report(true)).toEqual(["device.unmanaged.connected"]);
  });

  it("that is older than the last one says nothing any more", async () => {
    const { hear, properties } = await door();
    const now = rig().clock.now();
    await hear([{ type: "state", at: now + 3_600_000, locked: false, source: "report" }]);
    expect(await hear([{ type: "state", at: now, locked: true, source: "report" }])).toEqual([]);
    expect((await properties()).locked).toBe(false);
  });

  it("of two who turned the bolt in one moment tells of both", async () => {
    const { hear, properties } = await door();
    const told = await hear([
      { type: "operated", operation: "unlock", by: "keypad" },
      { type: "state", locked: false, source: "report" },
      { type: "operated", operation: "lock", by: "automatic" },
      { type: "state", locked: true, source: "report" },
    ]);
    expect(told.map(({ event_type, method }) => [event_type, method])).toEqual([
      ["lock.unlocked", "keycode"],
      ["lock.locked", "automatic"],
    ]);
    expect((await properties()).locked).toBe(true);
  });

  it("names whoever turned the bolt also if that is told after where it is", async () => {
    const { hear } = await door();
    const told = await hear([
      { type: "state", locked: false, source: "report" },
      { type: "operated", operation: "unlock", by: "manual" },
    ]);
    expect(told.map(({ event_type, method }) => [event_type, method])).toEqual([["lock.unlocked", "manual"]]);
  });

  it("of a jam is a warning until the bolt has moved", async () => {
    const { hear, warnings } = await door();
    const jam = { type: "state", jammed: true, source: "report" } as const;
    expect((await hear([jam])).map(({ event_type }) => event_type)).toEqual(["lock.jammed"]);
    expect(await hear([jam])).toEqual([]);
    expect(await warnings()).toEqual(["lock_jammed"]);
    await hear([{ type: "state", locked: true, source: "assumed" }]);
    expect(await warnings()).toEqual(["lock_jammed"]);
    await hear([{ type: "operated", operation: "unlock", by: "manual" }]);
    expect(await warnings()).toEqual([]);
  });

  it.each([
    ["its bolt has moved", (isLocked: boolean) => ({ type: "state", locked: !isLocked, source: "report" }) as const],
    ["it was turned", () => ({ type: "operated", operation: "lock", by: "keypad" }) as const],
    ["it said that it is free", () => ({ type: "state", jammed: false, source: "report" }) as const],
  ])("of a second jam after %s makes a second event", async (_what, freed) => {
    const { hear, properties, warnings } = await door();
    const jam = { type: "state", jammed: true, source: "report" } as const;
    for (const round of [1, 2]) {
      expect(
        (await hear([jam])).map(({ event_type }) => event_type),
        `jam ${round}`,
      ).toEqual(["lock.jammed"]);
      expect(await warnings()).toEqual(["lock_jammed"]);
      await hear([freed((await properties()).locked === true)]);
      expect(await warnings()).toEqual([]);
    }
  });
});

import { expect, it } from "vitest";
import { lockWaits } from "../../../test/postgres/lock-waits.ts";
import { answered, onBothServers, onServer, type Rig } from "../../../test/rig/rig.ts";
import { lockDeviceRow } from "../../base/db/devices.ts";
import { isOpen } from "../../doors/devices/noise.ts";

interface Threshold {
  noise_threshold_id: string;
  device_id: string;
  name: string;
  starts_daily_at: string;
  ends_daily_at: string;
  noise_threshold_decibels?: number;
  noise_threshold_nrs?: number;
}
interface Attempt {
  action_attempt_id: string;
  error: { type: string; message: string } | null;
  action_type: string;
  status: string;
  result: { noise_threshold?: Threshold };
}

const path = "/noise_sensors/noise_thresholds";
const night = { starts_daily_at: "22:00:00", ends_daily_at: "07:00:00" };

/** Makes a workspace with one noise sensor. */
const quietHouse = async (rig: () => Rig) => {
  const world = await rig().world("troubled");
  const send = <Body>(url: string, input: object, token = world.api_key) => rig().ask<Body>(token, url, input);
  const ask = async <Body>(url: string, input: object, token?: string) => answered(await send<Body>(url, input, token));
  const typeOf = async (url: string, input: object) =>
    (await send<{ error?: { type: string } }>(url, input)).body.error?.type;
  const { devices } = await ask<{ devices: { device_id: string }[] }>("/devices/list", {
    device_type: "minut_sensor",
  });
  const device_id = devices[0]?.device_id ?? "";
  const control = (call: string, input: object) => ask(`/sandbox/${call}`, input, world.sandbox_key);
  const list = async (token?: string) =>
    (await ask<{ noise_thresholds: Threshold[] }>(`${path}/list`, { device_id }, token)).noise_thresholds;
  /** Resolves to the attempt when it has ended. */
  const ended = async ({ action_attempt: { action_attempt_id } }: { action_attempt: Attempt }) => {
    await rig().pass(31_000);
    return (await ask<{ action_attempt: Attempt }>("/action_attempts/get", { action_attempt_id })).action_attempt;
  };
  const begin = (input: object) =>
    ask<{ action_attempt: Attempt; noise_threshold: Threshold }>(`${path}/create`, {
      device_id,
      ...night,
      noise_threshold_decibels: 55,
      ...input,
    });
  const make = async (input: object) => {
    const made = await begin(input);
    return { ...made, action_attempt: await ended(made) };
  };
  /** Gives a device another type, because the world has only one noise sensor. */
  const turnInto = (device_type: string, id: string) =>
    rig().database.query.updateTable("devices").set({ device_type }).where("device_id", "=", id).execute();
  return { world, ask, control, typeOf, device_id, list, begin, make, ended, turnInto };
};

onServer("noise thresholds", (rig) => {
  const setUp = () => quietHouse(rig);

  it("belong to noise sensors, which have lists of their own under both names", async () => {
    const { ask, device_id } = await setUp();
    const { noise_sensors, devices } = await ask<Record<"noise_sensors" | "devices", object[]>>(
      "/noise_sensors/list",
      {},
    );
    expect(noise_sensors).toEqual(devices);
    expect(noise_sensors).toMatchObject([{ device_id, device_type: "minut_sensor" }]);
    expect(await ask("/noise_sensors/list", { device_type: "yale_lock" })).toMatchObject({ noise_sensors: [] });
  });

  it("are written in order: a later job must not reach the database first", async () => {
    const { begin, device_id, list } = await setUp();
    const { database } = rig();
    const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = database.transaction(async (tx) => {
      await lockDeviceRow(tx, device_id);
      held.resolve();
      await letGo.promise;
    });
    await held.promise;
    let isAnswered = false;
    const second = begin({ name: "Party" }).finally(() => {
      isAnswered = true;
    });
    // SQLite has one connection, so no other statement can come between.
    const isWaiting = async () => database.kind === "sqlite" || (await lockWaits(database.query)) === 1;
    await expect.poll(async () => isAnswered || (await isWaiting())).toBe(true);
    const isBefore = isAnswered;
    letGo.resolve();
    await Promise.all([first, second]);
    expect(isBefore).toBe(false);
    await rig().pass(31_000);
    expect((await list()).map(({ name }) => name)).toContain("Party");
  });

  it("exist from the start, with the makers' defaults", async () => {
    const { list, device_id, world } = await setUp();
    const thresholds = await list();
    expect(thresholds).toMatchObject([{ device_id, name: "builtin_normal_hours", noise_threshold_decibels: 60 }]);
    expect(thresholds[0]?.starts_daily_at).toMatch(/^00:00:00\[[A-Za-z_/]+\]$/);
    expect(await list(world.client_session_token)).toEqual(thresholds);
  });

  it("are created, updated and deleted, each by an attempt with its result", async () => {
    const { ask, list, make, device_id, typeOf, ended } = await setUp();
    const { noise_threshold, action_attempt } = await make({ name: "Quiet hours" });
    expect(action_attempt).toMatchObject({
      action_type: "CREATE_NOISE_THRESHOLD",
      status: "success",
      result: { noise_threshold },
    });
    const ref = { noise_threshold_id: noise_threshold.noise_threshold_id, device_id };
    const updated = await ask<{ action_attempt: Attempt }>(`${path}/update`, { ...ref, noise_threshold_decibels: 50 });
    expect(await ended(updated)).toMatchObject({
      action_type: "UPDATE_NOISE_THRESHOLD",
      result: { noise_threshold: { ...noise_threshold, noise_threshold_decibels: 50 } },
    });
    expect((await list()).at(-1)).toMatchObject({ ...noise_threshold, noise_threshold_decibels: 50 });
    expect((await ask<{ noise_threshold: Threshold }>(`${path}/get`, ref)).noise_threshold).toMatchObject({
      name: "Quiet hours",
    });
    const removed = await ask<{ action_attempt: Attempt }>(`${path}/delete`, ref);
    const { action_type, result } = await ended(removed);
    expect({ action_type, result }).toEqual({ action_type: "DELETE_NOISE_THRESHOLD", result: {} });
    expect(await typeOf(`${path}/get`, ref)).toBe("noise_threshold_not_found");
  });

  it("are listed only once their sensor has them", async () => {
    const { list, begin, ended, ask, device_id } = await setUp();
    const before = await list();
    await ask("/sandbox/faults/set", { device_id, fault: "hold" });
    const made = await begin({ name: "Held" });
    await rig().pass(1000);
    expect(await list()).toEqual(before);
    expect(made).toMatchObject({ action_attempt: { status: "pending" }, noise_threshold: { name: "Held" } });
    await ask("/sandbox/faults/clear", { device_id });
    expect(await ended(made)).toMatchObject({ status: "success", result: { noise_threshold: made.noise_threshold } });
    expect(await list()).toEqual([...before, made.noise_threshold]);
  });

  it.each([
    ["offline", "device_disconnected"],
    ["refused", "command_refused"],
    ["no_answer", "action_attempt_expired"],
  ])("stay as they are when the sensor is %s", async (fault, type) => {
    const { list, begin, ended, ask, device_id } = await setUp();
    const [before] = await list();
    const ref = { noise_threshold_id: before?.noise_threshold_id, device_id };
    const change = {
      create: () => begin({}),
      update: () => ask(`${path}/update`, { ...ref, name: "New" }),
      delete: () => ask(`${path}/delete`, ref),
    };
    for (const begun of Object.values(change)) {
      await ask("/sandbox/faults/set", { device_id, fault });
      const attempt = await ended((await begun()) as { action_attempt: Attempt });
      expect(attempt).toMatchObject({ status: "error", result: null, error: { type } });
      // A noise sensor has no door.
      expect(attempt.error?.message).not.toContain("door");
      expect(await list()).toEqual([before]);
    }
  });

  it("are changed in order, each change based on the one before", async () => {
    const { list, ask, ended, device_id, typeOf, control } = await setUp();
    const [before] = await list();
    const ref = { noise_threshold_id: before?.noise_threshold_id, device_id };
    const update = (input: object) => ask<{ action_attempt: Attempt }>(`${path}/update`, { ...ref, ...input });
    // No command runs before all are requested.
    await control("faults/set", { device_id, fault: "hold" });
    const [first, second] = [await update({ name: "Loud" }), await update({ noise_threshold_decibels: 80 })];
    const removed = await ask<{ action_attempt: Attempt }>(`${path}/delete`, ref);
    const late = await update({ name: "Too late" });
    await control("faults/clear", { device_id });
    expect((await ended(first)).result.noise_threshold).toEqual({ ...before, name: "Loud" });
    expect((await ended(second)).result.noise_threshold).toEqual({
      ...before,
      name: "Loud",
      noise_threshold_decibels: 80,
    });
    expect(await ended(removed)).toMatchObject({ status: "success" });
    expect(await ended(late)).toMatchObject({ status: "error", error: { type: "noise_threshold_not_found" } });
    expect(await typeOf(`${path}/get`, ref)).toBe("noise_threshold_not_found");
  });

  it("are refused with impossible values", async () => {
    const { typeOf, device_id, ask } = await setUp();
    const { devices } = await ask<{ devices: { device_id: string }[] }>("/locks/list", { limit: 1 });
    const input = { device_id, ...night, noise_threshold_decibels: 55 };
    for (const wrong of [
      { ...input, noise_threshold_decibels: undefined },
      { ...input, noise_threshold_nrs: 10 },
      { ...input, noise_threshold_decibels: undefined, noise_threshold_nrs: 10 },
      { ...input, starts_daily_at: "25:00:00" },
      { ...input, starts_daily_at: "22:00" },
      { ...input, starts_daily_at: "22:00:00[Mars/Olympus]" },
      { ...input, starts_daily_at: "22:00:00[Europe/Berlin]", ends_daily_at: "07:00:00[America/New_York]" },
      { ...input, ends_daily_at: "07:00:00[Mars/Olympus]" },
    ])
      expect([wrong, await typeOf(`${path}/create`, wrong)]).toEqual([wrong, "invalid_input"]);
    expect(await typeOf(`${path}/create`, { ...input, device_id: devices[0]?.device_id })).toBe("device_not_found");
    expect(await typeOf("/noise_sensors/simulate/trigger_noise_threshold", { device_id: devices[0]?.device_id })).toBe(
      "device_not_found",
    );
  });

  it("are known only with their own sensor, and not while that is unmanaged", async () => {
    const { ask, typeOf, device_id, list, turnInto } = await setUp();
    const [before] = await list();
    const { noise_threshold_id } = before ?? {};
    const { thermostats } = await ask<{ thermostats: { device_id: string }[] }>("/thermostats/list", {});
    const other = thermostats[0]?.device_id ?? "";
    await turnInto("minut_sensor", other);
    for (const [verb, input] of [
      ["update", { name: "Mine" }],
      ["delete", {}],
    ] as const)
      expect([verb, await typeOf(`${path}/${verb}`, { noise_threshold_id, device_id: other, ...input })]).toEqual([
        verb,
        "noise_threshold_not_found",
      ]);
    await rig().pass(31_000);
    expect(await list()).toEqual([before]);
    await ask("/devices/update", { device_id, is_managed: false });
    expect(await typeOf(`${path}/get`, { noise_threshold_id })).toBe("noise_threshold_not_found");
  });

  it("are measured in one scale: a new level in the other replaces the old one", async () => {
    const { ask, device_id, list, ended, turnInto } = await setUp();
    await turnInto("noiseaware_activity_zone", device_id);
    const [{ noise_threshold_decibels: _, ...before } = {} as Threshold] = await list();
    const ref = { noise_threshold_id: before.noise_threshold_id, device_id };
    await ended(await ask<{ action_attempt: Attempt }>(`${path}/update`, { ...ref, noise_threshold_nrs: 40 }));
    expect(await list()).toEqual([{ ...before, noise_threshold_nrs: 40 }]);
    await ask("/noise_sensors/simulate/trigger_noise_threshold", { device_id });
    const { events } = await ask<{ events: object[] }>("/events/list", { since: "1970-01-01", device_id });
    expect(events[0]).toMatchObject({ noise_level_nrs: 41 });
    expect(events[0]).not.toHaveProperty("noise_level_decibels");
  });

  it("without a zone of their own open by their sensor's clock; if none is open, the oldest is triggered", async () => {
    const { ask, make, device_id } = await setUp();
    const triggered = async () => {
      await ask("/noise_sensors/simulate/trigger_noise_threshold", { device_id });
      const { events } = await ask<{ events: { noise_threshold_name: string }[] }>("/events/list", {
        since: "1970-01-01",
        device_id,
      });
      return events[0]?.noise_threshold_name;
    };
    await ask("/devices/update", { device_id, location: { timezone: "Asia/Tokyo" } });
    const { noise_thresholds } = await ask<{ noise_thresholds: Threshold[] }>(`${path}/list`, { device_id });
    for (const { noise_threshold_id } of noise_thresholds)
      await ask(`${path}/delete`, { noise_threshold_id, device_id });
    await rig().pass(1000);
    const at = (hours: number) => new Date(rig().clock.now() + hours * 3_600_000).toISOString().slice(11, 19);
    await make({ name: "Elsewhere", starts_daily_at: `${at(2)}[UTC]`, ends_daily_at: `${at(3)}[UTC]` });
    expect(await triggered()).toBe("Elsewhere");
    await make({ name: "In Tokyo", starts_daily_at: at(8), ends_daily_at: at(10) });
    expect(await triggered()).toBe("In Tokyo");
  });

  it("are triggered in the sandbox if their window is open", async () => {
    const { ask, make, device_id, list, typeOf, world } = await setUp();
    for (const { noise_threshold_id } of await list()) await ask(`${path}/delete`, { noise_threshold_id, device_id });
    await rig().pass(1000);
    const now = new Date(rig().clock.now());
    const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString().slice(11, 19);
    await make({ name: "Later", starts_daily_at: `${at(2)}[UTC]`, ends_daily_at: `${at(3)}[UTC]` });
    const { noise_threshold } = await make({
      name: "Now",
      starts_daily_at: `${at(-1)}[UTC]`,
      ends_daily_at: `${at(1)}[UTC]`,
    });
    await ask("/noise_sensors/simulate/trigger_noise_threshold", { device_id });
    const { events } = await ask<{ events: Record<string, unknown>[] }>("/events/list", {
      since: "1970-01-01",
      device_id,
    });
    expect(events[0]).toMatchObject({
      event_type: "noise_sensor.noise_threshold_triggered",
      noise_threshold_id: noise_threshold.noise_threshold_id,
      noise_threshold_name: "Now",
      noise_level_decibels: 56,
    });
    const { workspace_id } = world;
    await rig()
      .database.query.updateTable("workspaces")
      .set({ is_sandbox: 0 })
      .where("workspace_id", "=", workspace_id)
      .execute();
    expect(await typeOf("/noise_sensors/simulate/trigger_noise_threshold", { device_id })).toBe(
      "workspace_not_sandbox",
    );
  });
});

it.each([
  ["08:00:00", "20:00:00", "2026-06-12T12:00:00Z", true],
  ["08:00:00", "20:00:00", "2026-06-12T21:00:00Z", false],
  ["08:00:00", "20:00:00", "2026-06-12T08:00:00Z", true],
  ["08:00:30", "20:00:00", "2026-06-12T08:00:29Z", false],
  ["22:00:00", "07:00:00", "2026-06-12T22:00:00Z", true],
  ["22:00:00", "07:00:00", "2026-06-12T23:00:00Z", true],
  ["22:00:00", "07:00:00", "2026-06-12T06:59:59Z", true],
  ["22:00:00", "07:00:00", "2026-06-12T07:00:00Z", false],
  ["22:00:00[America/Los_Angeles]", "07:00:00[America/Los_Angeles]", "2026-06-12T06:00:00Z", true],
  ["22:00:00[America/Los_Angeles]", "07:00:00[America/Los_Angeles]", "2026-06-12T15:00:00Z", false],
  ["00:00:00", "23:59:59", "2026-06-12T23:59:59Z", true],
  // Night of the change to daylight saving time.
  ["01:30:00[Europe/Berlin]", "03:30:00[Europe/Berlin]", "2026-03-29T01:15:00Z", true],
])("a window from %s to %s is open at %s: %s", (starts_daily_at, ends_daily_at, now, open) => {
  const threshold = { noise_threshold_id: "", device_id: "", name: "", starts_daily_at, ends_daily_at };
  expect(isOpen(threshold, Date.parse(now))).toBe(open);
});

onBothServers("noise thresholds of others", (rig) => {
  it("are unknown to another workspace", async () => {
    const { make, device_id } = await quietHouse(rig);
    const { noise_threshold_id } = (await make({})).noise_threshold;
    const other = await quietHouse(rig);
    for (const [verb, input] of [
      ["get", { noise_threshold_id }],
      ["update", { noise_threshold_id, device_id: other.device_id, name: "Mine" }],
      ["delete", { noise_threshold_id, device_id: other.device_id }],
    ] as const)
      expect([verb, await other.typeOf(`${path}/${verb}`, input)]).toEqual([verb, "noise_threshold_not_found"]);
    expect(await other.typeOf(`${path}/list`, { device_id })).toBe("device_not_found");
  });
});

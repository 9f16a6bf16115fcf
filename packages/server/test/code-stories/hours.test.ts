// Schedules of codes: when a code is written to the lock, when it is removed, and which times are refused (platform-api
// §4.1).
import { expect, it } from "vitest";
import { onServer } from "../rig/rig.ts";
import { hotelCodes, hour } from "../door/hotel-codes.ts";

onServer("access codes", (rig) => {
  const { house, at, create, get, attempt, events, control } = hotelCodes(rig);

  it("are set at their start and removed at their end", async () => {
    const { world, door } = await house();
    const times = { starts_at: at(2 * hour), ends_at: at(4 * hour), prefer_native_scheduling: false };
    const { access_code, action_attempt } = await create(world, { device_id: door, ...times });
    expect(access_code).toMatchObject({
      status: "unset",
      type: "time_bound",
      starts_at: times.starts_at,
      ends_at: times.ends_at,
    });
    await rig().pass(hour);
    expect(await get(world, access_code.access_code_id)).toMatchObject({
      status: "unset",
      is_scheduled_on_device: false,
    });
    expect(await attempt(world, action_attempt)).toMatchObject({ status: "pending" });
    await rig().pass(hour + 1000);
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "set" });
    expect(await attempt(world, action_attempt)).toMatchObject({ status: "success" });
    await rig().pass(2 * hour);
    expect(await get(world, access_code.access_code_id)).toBeUndefined();
  });

  it("follow their sandbox's clock, also in the times of their events", async () => {
    const { world, door } = await house(({ device_type }) => device_type === "schlage_lock");
    const [hours, ahead] = [{ starts_at: at(20 * hour), ends_at: at(30 * hour) }, 10 * hour];
    const { access_code } = await create(world, { device_id: door, ...hours });
    await control(world, "clock/advance", { milliseconds: 2 * ahead });
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "set", pending_mutations: [] });
    await rig().ask(world.api_key, "/access_codes/update", {
      access_code_id: access_code.access_code_id,
      code: "7391",
    });
    await rig().pass(1000);
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "set", code: "7391" });
    const { body } = await rig().ask<{ events: { event_type: string; occurred_at: string }[] }>(
      world.api_key,
      "/events/list",
      {
        since: "1970-01-01",
        access_code_id: access_code.access_code_id,
      },
    );
    const told = body.events
      .filter(({ event_type }) => event_type === "access_code.set_on_device")
      .map(({ occurred_at }) => occurred_at);
    expect(told).toHaveLength(2);
    for (const moment of told) expect(Date.parse(moment)).toBeGreaterThanOrEqual(rig().clock.now() - 1000 + 2 * ahead);
    await control(world, "clock/advance", { milliseconds: ahead });
    expect(await get(world, access_code.access_code_id)).toBeUndefined();
  });

  it("with a start in the future answer a synchronous create at once", async () => {
    const { world, door } = await house();
    const { access_code, action_attempt } = await create(world, {
      device_id: door,
      starts_at: at(hour),
      ends_at: at(2 * hour),
      sync: true,
    });
    expect([access_code.status, action_attempt.status]).toEqual(["unset", "pending"]);
  });

  it("are written ahead of time to a lock that keeps schedules", async () => {
    const { world, door } = await house(
      ({ device_type }) => device_type === "august_lock" || device_type === "schlage_lock",
    );
    const { access_code } = await create(world, {
      device_id: door,
      starts_at: at(100 * hour),
      ends_at: at(101 * hour),
    });
    await rig().pass(1000);
    expect(await get(world, access_code.access_code_id)).toMatchObject({
      status: "unset",
      is_scheduled_on_device: false,
    });
    await rig().pass(29 * hour);
    expect(await get(world, access_code.access_code_id)).toMatchObject({
      status: "unset",
      is_scheduled_on_device: true,
    });
    expect((await control(world, "keypad/enter", { device_id: door, code: access_code.code })).body).toMatchObject({
      opened: false,
    });
    await rig().pass(71 * hour);
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "set" });
    await rig().pass(hour);
    expect(await get(world, access_code.access_code_id)).toBeUndefined();
    expect(await events(world, access_code.access_code_id)).toContain("access_code.scheduled_on_device");
  });

  it("are removed when their hours are moved to later, and set again in time", async () => {
    const { world, door } = await house();
    const { access_code } = await create(world, { device_id: door });
    await rig().pass(1000);
    const times = { starts_at: at(10 * hour), ends_at: at(12 * hour), prefer_native_scheduling: false };
    await rig().ask(world.api_key, "/access_codes/update", { access_code_id: access_code.access_code_id, ...times });
    await rig().pass(1000);
    expect(await get(world, access_code.access_code_id)).toMatchObject({ status: "unset", type: "time_bound" });
    expect((await control(world, "keypad/enter", { device_id: door, code: access_code.code })).body).toMatchObject({
      opened: false,
    });
    await rig().ask(world.api_key, "/access_codes/update", {
      access_code_id: access_code.access_code_id,
      type: "ongoing",
    });
    await rig().pass(1000);
    const ongoing = await get(world, access_code.access_code_id);
    expect(ongoing).toMatchObject({ status: "set", type: "ongoing" });
    expect(ongoing).not.toHaveProperty("starts_at");
  });

  it.each([
    [{ starts_at: "2030-01-02T00:00:00Z", ends_at: "2030-01-01T00:00:00Z" }],
    [{ starts_at: "2020-01-01T00:00:00Z", ends_at: "2020-01-02T00:00:00Z" }],
    [{ starts_at: "2030-01-01T00:00:00Z" }],
    [{ starts_at: "+275760-01-01T00:00:00Z", ends_at: "+275760-01-02T00:00:00Z" }],
  ])("are refused with impossible times: %j", async (times) => {
    const { world, door } = await house();
    expect(await create(world, { device_id: door, ...times })).toMatchObject({
      status: 400,
      error: { type: "invalid_input" },
    });
  });

  it("accept local times with an offset and answer in UTC", async () => {
    const { world, door } = await house();
    const { access_code } = await create(world, {
      device_id: door,
      starts_at: "2030-08-01T10:00:00.000+02:00",
      ends_at: "2030-08-02T10:00:00.000-05:00",
    });
    expect(access_code).toMatchObject({ starts_at: "2030-08-01T08:00:00.000Z", ends_at: "2030-08-02T15:00:00.000Z" });
  });
});

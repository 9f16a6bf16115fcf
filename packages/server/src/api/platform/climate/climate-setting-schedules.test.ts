// A thermostat's climate schedules, and other changes while one is running.
import { describe, expect, it } from "vitest";
import { answered, onBothServers, onServer } from "../../../../test/rig/rig.ts";
import { type Attempt, hour, minute, schedules, thermostatHouse } from "../../../../test/rig/thermostat-house.ts";

const unknownId = "99999999-9999-4999-8999-999999999999";

onServer("thermostats", (rig) => {
  const setUp = () => thermostatHouse(rig());

  it("use the default mode in a schedule without one, with the schedule's set points", async () => {
    const house = await setUp();
    const usual = (await house.properties()).default_climate_setting;
    const { climate_setting_schedule: plain } = await house.schedule(hour, 2 * hour, {});
    expect(plain).toMatchObject(usual);
    const { climate_setting_schedule: warmer } = await house.schedule(2 * hour, 3 * hour, {
      heating_set_point_celsius: 20,
    });
    expect(warmer).toMatchObject({ ...usual, heating_set_point_celsius: 20, heating_set_point_fahrenheit: 68 });
  });

  it("say that times without a zone counted as UTC, where clocks at the thermostat show another", async () => {
    const house = await setUp();
    interface Warned {
      climate_setting_schedule: { climate_setting_schedule_id: string; schedule_starts_at: string };
      warnings?: { warning_code: string; message: string }[];
    }
    const { device_id } = house;
    const span = { schedule_starts_at: "2099-06-12T09:00", schedule_ends_at: "2099-06-12T10:00Z" };
    const made = answered(await house.ask<Warned>(`${schedules}/create`, { device_id, ...span }));
    expect(made.climate_setting_schedule.schedule_starts_at).toBe("2099-06-12T09:00:00.000Z");
    expect(made.warnings).toMatchObject([
      { warning_code: "time_read_as_utc", message: expect.stringMatching(/^schedule_starts_at came .*\/\S+\]/) },
    ]);
    const { climate_setting_schedule_id } = made.climate_setting_schedule;
    const change = async (input: object) =>
      answered(await house.ask<Warned>(`${schedules}/update`, { climate_setting_schedule_id, ...input })).warnings;
    expect(await change({ schedule_ends_at: "2099-06-12T11:00" })).toHaveLength(1);
    expect(await change({ schedule_ends_at: "2099-06-12T12:00Z" })).toBeUndefined();
    expect(await change({ name: "Siesta" })).toBeUndefined();
  });

  it("may be overridden during a schedule if they may otherwise, unless it says so itself", async () => {
    const house = await setUp();
    await house.update({ manual_override_allowed: false });
    const off = { hvac_mode_setting: "off" };
    const { climate_setting_schedule: strict } = await house.schedule(hour, 2 * hour, off);
    const { climate_setting_schedule: lenient } = await house.schedule(2 * hour, 3 * hour, {
      ...off,
      manual_override_allowed: true,
    });
    expect([strict.manual_override_allowed, lenient.manual_override_allowed]).toEqual([false, true]);
  });

  it("have no set points in a schedule that is changed to keep them off", async () => {
    const house = await setUp();
    const heating = { hvac_mode_setting: "heat", heating_set_point_celsius: 20 };
    const { climate_setting_schedule } = await house.schedule(hour, 2 * hour, heating);
    const { climate_setting_schedule_id } = climate_setting_schedule;
    answered(await house.ask(`${schedules}/update`, { climate_setting_schedule_id, hvac_mode_setting: "off" }));
    const { heating_set_point_celsius: _, heating_set_point_fahrenheit: __, ...plain } = climate_setting_schedule;
    expect(await house.readSchedule(climate_setting_schedule)).toEqual({
      ...plain,
      hvac_mode_setting: "off",
      automatic_heating_enabled: false,
    });
  });

  it("keep a schedule until its end, then return to the default", async () => {
    const house = await setUp();
    const { climate_setting_schedule: schedule, action_attempt } = await house.schedule(hour, 2 * hour, {
      hvac_mode_setting: "off",
    });
    expect(action_attempt).toMatchObject({ action_type: "CREATE_CLIMATE_SETTING_SCHEDULE", status: "success" });
    expect(schedule.is_set_on_device).toBe(false);
    await rig().pass(hour + minute);
    const during = await house.properties();
    expect(during).toMatchObject({
      is_climate_setting_schedule_active: true,
      current_climate_setting: { hvac_mode_setting: "off" },
      active_climate_setting_schedule: {
        climate_setting_schedule_id: schedule.climate_setting_schedule_id,
        is_set_on_device: true,
      },
    });
    await rig().pass(hour);
    const after = await house.properties();
    expect(after).toMatchObject({
      is_climate_setting_schedule_active: false,
      current_climate_setting: { hvac_mode_setting: "heatcool" },
    });
    expect(after.active_climate_setting_schedule).toBeUndefined();
    expect((await house.readSchedule(schedule)).is_set_on_device).toBe(false);
  });

  it("have nothing to wait for in a schedule that is over", async () => {
    const house = await setUp();
    const { climate_setting_schedule, action_attempt } = await house.schedule(-2 * hour, -hour, {
      hvac_mode_setting: "off",
    });
    expect(action_attempt.status).toBe("success");
    await rig().pass(minute);
    expect((await house.properties()).current_climate_setting.hvac_mode_setting).toBe("heatcool");
    const { climate_setting_schedule_id } = climate_setting_schedule;
    const { body } = await house.ask<{ action_attempt: Attempt }>(`${schedules}/update`, {
      climate_setting_schedule_id,
      name: "Over",
    });
    expect(body.action_attempt.status).toBe("success");
  });

  it("follow a schedule that is changed, and stop one that is deleted", async () => {
    const house = await setUp();
    const { climate_setting_schedule: made } = await house.schedule(-minute, 2 * hour, { hvac_mode_setting: "off" });
    await rig().pass(1000);
    expect((await house.properties()).current_climate_setting.hvac_mode_setting).toBe("off");
    const ref = { climate_setting_schedule_id: made.climate_setting_schedule_id };
    const { body } = await house.ask<{ action_attempt: Attempt }>(`${schedules}/update`, {
      ...ref,
      hvac_mode_setting: "cool",
      cooling_set_point_celsius: 25,
    });
    expect(body.action_attempt).toMatchObject({ action_type: "UPDATE_CLIMATE_SETTING_SCHEDULE", status: "pending" });
    await rig().pass(1000);
    expect((await house.attempt(body.action_attempt)).status).toBe("success");
    expect((await house.properties()).current_climate_setting).toMatchObject({
      hvac_mode_setting: "cool",
      cooling_set_point_celsius: 25,
    });
    await house.ask(`${schedules}/delete`, ref, "DELETE");
    await rig().pass(1000);
    expect((await house.properties()).current_climate_setting.hvac_mode_setting).toBe("heatcool");
    expect((await house.ask(`${schedules}/get`, ref)).body).toMatchObject({
      error: { type: "climate_setting_schedule_not_found" },
    });
  });

  it("have schedules that are renamed, moved, listed and deleted one by one", async () => {
    const [house, neighbour] = [await setUp(), await setUp()];
    const off = { hvac_mode_setting: "off" };
    const { climate_setting_schedule: theirs } = await neighbour.schedule(hour, 2 * hour, off);
    const { climate_setting_schedule: late } = await house.schedule(5 * hour, 6 * hour, { ...off, name: "Late" });
    await rig().pass(1000);
    const { climate_setting_schedule: early } = await house.schedule(hour, 2 * hour, off);
    const list = async (input: object = {}) => {
      const answer = await house.ask<{ climate_setting_schedules: object[] }>(`${schedules}/list`, {
        device_id: house.device_id,
        ...input,
      });
      return answered(answer).climate_setting_schedules;
    };
    expect(late).toMatchObject({ name: "Late" });
    expect(early).not.toHaveProperty("name");
    expect(await list()).toEqual([late, early]);
    for (const each of [late, early]) expect(await house.readSchedule(each)).toEqual(each);
    const elsewhere = { climate_setting_schedule_id: late.climate_setting_schedule_id, device_id: neighbour.device_id };
    expect((await house.ask(`${schedules}/get`, elsewhere)).status).toBe(404);
    const { client_sessions } = answered(
      await house.ask<{ client_sessions: { user_identifier_key: string }[] }>("/client_sessions/list", {}),
    );
    expect(await list({ user_identifier_key: client_sessions[0]?.user_identifier_key })).toEqual([late, early]);
    expect(await list({ user_identifier_key: "nobody" })).toEqual([]);
    const { climate_setting_schedule_id } = late;
    const update = async (change: object) =>
      answered(await house.ask(`${schedules}/update`, { climate_setting_schedule_id, ...change }));
    const change = {
      name: "Later",
      schedule_starts_at: "2030-01-01T10:00:00.000Z",
      schedule_ends_at: "2030-01-01T11:00:00.000Z",
    };
    await update(change);
    await update({ hvac_mode_setting: "heat", heating_set_point_celsius: 18 });
    expect(await list()).toEqual([
      expect.objectContaining({ ...change, hvac_mode_setting: "heat", heating_set_point_celsius: 18 }),
      early,
    ]);
    answered(await house.ask(`${schedules}/delete`, { climate_setting_schedule_id }));
    expect(await list()).toEqual([early]);
    expect(await neighbour.readSchedule(theirs)).toEqual(theirs);
  });

  it("keep an allowed change at the wall until the next schedule begins", async () => {
    const house = await setUp();
    await house.schedule(hour, 2 * hour, { hvac_mode_setting: "cool", cooling_set_point_celsius: 26 });
    await house.atTheWall({ hvac_mode_setting: "off" });
    await rig().pass(30 * minute);
    expect(await house.properties()).toMatchObject({
      is_temporary_manual_override_active: true,
      current_climate_setting: { hvac_mode_setting: "off" },
    });
    await rig().pass(31 * minute);
    expect(await house.properties()).toMatchObject({
      is_temporary_manual_override_active: false,
      current_climate_setting: { hvac_mode_setting: "cool" },
    });
  });

  describe("refuse", () => {
    it("a schedule without a default setting to return to", async () => {
      const house = await setUp();
      const { query } = rig().database;
      const device = query.selectFrom("devices").select("body").where("device_id", "=", house.device_id);
      const { properties, ...rest } = JSON.parse((await device.executeTakeFirstOrThrow()).body) as {
        properties: object;
      };
      const body = JSON.stringify({ ...rest, properties: { ...properties, default_climate_setting: undefined } });
      await query.updateTable("devices").set({ body }).where("device_id", "=", house.device_id).execute();
      expect((await house.trySchedule(hour, 2 * hour, { hvac_mode_setting: "off" })).body).toMatchObject({
        error: { type: "default_climate_setting_missing" },
      });
    });

    it("schedules that overlap, end before they begin, or heat to no point", async () => {
      const house = await setUp();
      await house.schedule(hour, 3 * hour, { hvac_mode_setting: "off" });
      for (const [from, to, setting] of [
        [2 * hour, 4 * hour, { hvac_mode_setting: "off" }],
        [6 * hour, 5 * hour, { hvac_mode_setting: "off" }],
        [6 * hour, 7 * hour, { hvac_mode_setting: "heat" }],
      ] as const)
        expect((await house.trySchedule(from, to, setting)).body).toMatchObject({ error: { type: "invalid_input" } });
      expect((await house.trySchedule(3 * hour, 4 * hour, { hvac_mode_setting: "off" })).status).toBe(200);
      const tooHot = { hvac_mode_setting: "heat", heating_set_point_celsius: 90 };
      expect((await house.trySchedule(6 * hour, 7 * hour, tooHot)).body).toMatchObject({
        error: { type: "heating_set_point_out_of_range" },
      });
    });
  });
});

onBothServers("thermostats of others", (rig) => {
  it("and their schedules are unknown to another workspace, and to a session that does not see them", async () => {
    const house = await thermostatHouse(rig());
    const { climate_setting_schedule } = await house.schedule(hour, 2 * hour, { hvac_mode_setting: "off" });
    const { climate_setting_schedule_id } = climate_setting_schedule;
    const stranger = await rig().world("empty");
    const { body } = await house.ask<{ client_session: { token: string } }>("/client_sessions/create", {});
    for (const token of [stranger.api_key, body.client_session.token]) {
      const answers: unknown[] = [];
      for (const id of [climate_setting_schedule_id, unknownId])
        for (const verb of ["get", "update", "delete"]) {
          const { status, body: refused } = await rig().ask<{ error: { type: string } }>(
            token,
            `${schedules}/${verb}`,
            {
              climate_setting_schedule_id: id,
            },
          );
          answers.push([status, refused.error.type]);
        }
      expect(answers).toEqual(Array.from({ length: 6 }, () => [404, "climate_setting_schedule_not_found"]));
      for (const device_id of [house.device_id, unknownId])
        expect((await rig().ask(token, `${schedules}/list`, { device_id })).body).toMatchObject({
          error: { type: "device_not_found" },
        });
    }
    expect((await house.readSchedule(climate_setting_schedule)).climate_setting_schedule_id).toBe(
      climate_setting_schedule_id,
    );
  });
});

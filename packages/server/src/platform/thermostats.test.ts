import { describe, expect, it } from "vitest";
import { answered, onBothServers, type Rig } from "../../test/rig.ts";
import type { World } from "../sandbox/world.ts";

interface Setting {
  hvac_mode_setting: string;
  heating_set_point_celsius?: number;
  heating_set_point_fahrenheit?: number;
  cooling_set_point_celsius?: number;
  manual_override_allowed: boolean;
}
interface Thermostat {
  device_id: string;
  device_type: string;
  properties: {
    current_climate_setting: Setting;
    default_climate_setting: Setting;
    is_climate_setting_schedule_active: boolean;
    active_climate_setting_schedule?: { climate_setting_schedule_id: string; is_set_on_device: boolean };
    is_temporary_manual_override_active: boolean;
  };
}
interface Schedule extends Setting {
  climate_setting_schedule_id: string;
  schedule_starts_at: string;
  is_set_on_device: boolean;
}
interface Attempt {
  action_attempt_id: string;
  action_type: string;
  status: string;
  error: { type: string } | null;
}

const unknownId = "99999999-9999-4999-8999-999999999999";
const minute = 60_000;
const hour = 60 * minute;
const schedules = "/thermostats/climate_setting_schedules";

onBothServers("thermostats", (rig) => {
  const setUp = async () => {
    const house = new House(rig(), await rig().world("troubled"));
    return Object.assign(house, { device_id: (await house.list())[0]?.device_id ?? "" });
  };

  it("are listed and read as thermostats, and nothing else is one", async () => {
    const house = await setUp();
    const { body } = await house.ask<{ thermostats: Thermostat[]; devices: Thermostat[] }>("/thermostats/list", {});
    expect(body.thermostats.length).toBeGreaterThan(0);
    expect(body.devices).toEqual(body.thermostats);
    expect(body.thermostats.every(({ device_type }) => device_type.endsWith("_thermostat"))).toBe(true);
    const lock = await house.lockId();
    expect((await house.ask("/thermostats/get", { device_id: lock })).body).toMatchObject({ error: { type: "device_not_found" } });
    const refused = await house.ask("/thermostats/update", { device_id: lock, default_climate_setting: { hvac_mode_setting: "off" } });
    expect(refused.body).toMatchObject({ error: { type: "device_is_not_thermostat" } });
  });

  it("keep a new default once the thermostat has it", async () => {
    const house = await setUp();
    await house.ask("/sandbox/faults/set", { fault: "hold" });
    const { action_attempt } = await house.update({ hvac_mode_setting: "heat", heating_set_point_celsius: 20 });
    expect(action_attempt).toMatchObject({ action_type: "UPDATE_THERMOSTAT", status: "pending" });
    expect((await house.properties()).current_climate_setting.hvac_mode_setting).toBe("heatcool");
    await house.ask("/sandbox/faults/clear", {});
    await rig().pass(1000);
    expect((await house.attempt(action_attempt)).status).toBe("success");
    const { current_climate_setting } = await house.properties();
    expect(current_climate_setting).toMatchObject({
      hvac_mode_setting: "heat",
      heating_set_point_celsius: 20,
      heating_set_point_fahrenheit: 68,
    });
  });

  it("merge a partial default into the one before", async () => {
    const house = await setUp();
    await house.update({ heating_set_point_fahrenheit: 66 });
    const { default_climate_setting } = await house.properties();
    expect(default_climate_setting).toMatchObject({
      hvac_mode_setting: "heatcool",
      heating_set_point_celsius: 18.89,
      cooling_set_point_celsius: 24,
    });
  });

  it("say why they could not be told, and are told later", async () => {
    const house = await setUp();
    await house.control("/sandbox/faults/set", { device_id: house.device_id, fault: "refused" });
    const { action_attempt } = await house.update({ hvac_mode_setting: "off" });
    await rig().pass(500);
    expect(await house.attempt(action_attempt)).toMatchObject({ status: "error", error: { type: "command_refused" } });
    await rig().pass(minute);
    expect((await house.properties()).current_climate_setting.hvac_mode_setting).toBe("off");
  });

  it("wait while the sandbox holds commands, and go on when it lets go", async () => {
    const house = await setUp();
    await house.control("/sandbox/faults/set", { fault: "hold" });
    const { action_attempt } = await house.update({ hvac_mode_setting: "off" });
    await rig().pass(minute);
    expect((await house.attempt(action_attempt)).status).toBe("pending");
    await house.control("/sandbox/faults/clear", {});
    await rig().pass(1000);
    expect((await house.attempt(action_attempt)).status).toBe("success");
  });

  it("keep the usual setting in a schedule that names no mode, with the set points that it gives", async () => {
    const house = await setUp();
    const usual = (await house.properties()).default_climate_setting;
    const { climate_setting_schedule: plain } = await house.schedule(hour, 2 * hour, {});
    expect(plain).toMatchObject(usual);
    const { climate_setting_schedule: warmer } = await house.schedule(2 * hour, 3 * hour, { heating_set_point_celsius: 20 });
    expect(warmer).toMatchObject({ ...usual, heating_set_point_celsius: 20, heating_set_point_fahrenheit: 68 });
  });

  it("keep a schedule for its span, then the default again", async () => {
    const house = await setUp();
    const { climate_setting_schedule: schedule, action_attempt } = await house.schedule(hour, 2 * hour, { hvac_mode_setting: "off" });
    expect(action_attempt).toMatchObject({ action_type: "CREATE_CLIMATE_SETTING_SCHEDULE", status: "success" });
    expect(schedule.is_set_on_device).toBe(false);
    await rig().pass(hour + minute);
    const during = await house.properties();
    expect(during).toMatchObject({
      is_climate_setting_schedule_active: true,
      current_climate_setting: { hvac_mode_setting: "off" },
      active_climate_setting_schedule: { climate_setting_schedule_id: schedule.climate_setting_schedule_id, is_set_on_device: true },
    });
    await rig().pass(hour);
    const after = await house.properties();
    expect(after).toMatchObject({ is_climate_setting_schedule_active: false, current_climate_setting: { hvac_mode_setting: "heatcool" } });
    expect(after.active_climate_setting_schedule).toBeUndefined();
    expect((await house.readSchedule(schedule)).is_set_on_device).toBe(false);
  });

  it("follow a schedule that is changed, and one that is taken away", async () => {
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
    expect((await house.properties()).current_climate_setting).toMatchObject({ hvac_mode_setting: "cool", cooling_set_point_celsius: 25 });
    await house.ask(`${schedules}/delete`, ref, "DELETE");
    await rig().pass(1000);
    expect((await house.properties()).current_climate_setting.hvac_mode_setting).toBe("heatcool");
    expect((await house.ask(`${schedules}/get`, ref)).body).toMatchObject({ error: { type: "climate_setting_schedule_not_found" } });
  });

  it("let a change at the wall last until the next schedule begins, where it may", async () => {
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

  it("undo a change at the wall within ten minutes, where it may not last", async () => {
    const house = await setUp();
    await house.update({ manual_override_allowed: false });
    await rig().pass(1000);
    await house.atTheWall({ hvac_mode_setting: "off" });
    await rig().pass(9 * minute);
    expect(await house.properties()).toMatchObject({
      is_temporary_manual_override_active: false,
      current_climate_setting: { hvac_mode_setting: "off" },
    });
    await rig().pass(minute + 1000);
    expect((await house.properties()).current_climate_setting.hvac_mode_setting).toBe("heatcool");
    const { body } = await house.ask<{ events: { event_type: string; device_id: string }[] }>("/events/list", {
      since: "1970-01-01",
      event_type: "thermostat.manually_adjusted",
    });
    expect(body.events).toMatchObject([{ device_id: house.device_id }]);
  });

  it.each(["celsius", "fahrenheit"] as const)("take the limits that they tell, in degrees %s", async (scale) => {
    const house = await setUp();
    const limits = (await house.properties()) as unknown as Record<string, number>;
    for (const end of ["min", "max"])
      for (const [mode, side] of [
        ["heat", "heating"],
        ["cool", "cooling"],
      ]) {
        const setting = { hvac_mode_setting: mode, [`${side}_set_point_${scale}`]: limits[`${end}_${side}_set_point_${scale}`] };
        expect(Object.values(setting)).not.toContain(undefined);
        expect((await house.ask("/thermostats/update", { device_id: house.device_id, default_climate_setting: setting })).status).toBe(200);
      }
  });

  it.each([45, 71, 75.5, 78])("take %s °F with as much between heating and cooling as they ask for", async (heating) => {
    const house = await setUp();
    const { min_heating_cooling_delta_fahrenheit: delta, min_cooling_set_point_fahrenheit: least } =
      (await house.properties()) as unknown as Record<string, number>;
    const cooling = Math.max(heating + (delta ?? Number.NaN), least ?? Number.NaN);
    const setting = { hvac_mode_setting: "heatcool", heating_set_point_fahrenheit: heating, cooling_set_point_fahrenheit: cooling };
    expect((await house.ask("/thermostats/update", { device_id: house.device_id, default_climate_setting: setting })).status).toBe(200);
  });

  describe("refuse", () => {
    it.each([
      ["set points of both scales", { heating_set_point_celsius: 20, cooling_set_point_fahrenheit: 80 }, "invalid_input"],
      ["a mode that contradicts the flags", { hvac_mode_setting: "heat", automatic_cooling_enabled: true }, "invalid_input"],
      ["a set point while off", { hvac_mode_setting: "off", heating_set_point_celsius: 20 }, "invalid_input"],
      ["too hot", { heating_set_point_celsius: 40 }, "heating_set_point_out_of_range"],
      ["too cold", { cooling_set_point_celsius: 3 }, "cooling_set_point_out_of_range"],
      ["heating and cooling too near", { heating_set_point_celsius: 22, cooling_set_point_celsius: 24 }, "invalid_heating_cooling_delta"],
    ])("%s", async (_, setting, type) => {
      const house = await setUp();
      const { status, body } = await house.ask("/thermostats/update", { device_id: house.device_id, default_climate_setting: setting });
      expect({ status, body }).toMatchObject({ status: 400, body: { error: { type } } });
    });

    it("a mode the thermostat lacks", async () => {
      const house = await setUp();
      const row = await rig()
        .database.query.selectFrom("devices")
        .select("body")
        .where("device_id", "=", house.device_id)
        .executeTakeFirstOrThrow();
      const device = JSON.parse(row.body) as { properties: Record<string, unknown> };
      device.properties["available_hvac_mode_settings"] = ["off", "heat"];
      await rig()
        .database.query.updateTable("devices")
        .set({ body: JSON.stringify(device) })
        .where("device_id", "=", house.device_id)
        .execute();
      const of = async (setting: object) =>
        (
          await house.ask<{ error: { type: string } }>("/thermostats/update", {
            device_id: house.device_id,
            default_climate_setting: setting,
          })
        ).body.error.type;
      expect(await of({ hvac_mode_setting: "heat_cool" })).toBe("heat_cool_not_available");
      expect(await of({ hvac_mode_setting: "cool" })).toBe("cool_mode_not_available");
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
    });
  });

  it("and their schedules are unknown to another workspace, and to a session that does not see them", async () => {
    const house = await setUp();
    const { climate_setting_schedule } = await house.schedule(hour, 2 * hour, { hvac_mode_setting: "off" });
    const { climate_setting_schedule_id } = climate_setting_schedule;
    const stranger = await rig().world("empty");
    const { body } = await house.ask<{ client_session: { token: string } }>("/client_sessions/create", {});
    for (const token of [stranger.api_key, body.client_session.token]) {
      const answers: unknown[] = [];
      for (const id of [climate_setting_schedule_id, unknownId])
        for (const verb of ["get", "update", "delete"]) {
          const { status, body: refused } = await rig().ask<{ error: { type: string } }>(token, `${schedules}/${verb}`, {
            climate_setting_schedule_id: id,
          });
          answers.push([status, refused.error.type]);
        }
      expect(answers).toEqual(Array.from({ length: 6 }, () => [404, "climate_setting_schedule_not_found"]));
      for (const device_id of [house.device_id, unknownId])
        expect((await rig().ask(token, `${schedules}/list`, { device_id })).body).toMatchObject({ error: { type: "device_not_found" } });
    }
    expect((await house.readSchedule(climate_setting_schedule)).climate_setting_schedule_id).toBe(climate_setting_schedule_id);
  });

  it("are taken out, schedules and all", async () => {
    const house = await setUp();
    const { climate_setting_schedule } = await house.schedule(hour, 2 * hour, { hvac_mode_setting: "off" });
    expect((await house.ask("/thermostats/delete", { device_id: await house.lockId() })).status).toBe(404);
    expect((await house.ask("/thermostats/delete", { device_id: house.device_id }, "DELETE")).status).toBe(200);
    expect((await house.ask("/thermostats/get", { device_id: house.device_id })).status).toBe(404);
    expect((await house.ask(`${schedules}/get`, climate_setting_schedule)).status).toBe(404);
    await rig().pass(2 * hour);
  });
});

/** A house with a thermostat, asked with its API key. */
class House {
  device_id = "";
  readonly #rig: Rig;
  readonly #world: World;
  constructor(rig: Rig, world: World) {
    this.#rig = rig;
    this.#world = world;
  }
  ask<Body>(path: string, input: object, method?: string) {
    return this.#rig.ask<Body>(this.#world.api_key, path, input, method);
  }
  control(path: string, input: object) {
    return this.#rig.ask(this.#world.sandbox_key, path, input);
  }
  async list() {
    return (await this.ask<{ thermostats: Thermostat[] }>("/thermostats/list", {})).body.thermostats;
  }
  async lockId() {
    return (await this.ask<{ devices: Thermostat[] }>("/locks/list", { limit: 1 })).body.devices[0]?.device_id ?? "";
  }
  async properties() {
    const { body } = await this.ask<{ thermostat: Thermostat }>("/thermostats/get", { device_id: this.device_id });
    return body.thermostat.properties;
  }
  async update(default_climate_setting: object) {
    return (await this.ask<{ action_attempt: Attempt }>("/thermostats/update", { device_id: this.device_id, default_climate_setting }))
      .body;
  }
  async attempt({ action_attempt_id }: Attempt) {
    return (await this.ask<{ action_attempt: Attempt }>("/action_attempts/get", { action_attempt_id })).body.action_attempt;
  }
  trySchedule(from: number, to: number, setting: object) {
    const at = (offset: number) => new Date(this.#rig.clock.now() + offset).toISOString();
    const span = { schedule_starts_at: at(from), schedule_ends_at: at(to) };
    return this.ask<{ climate_setting_schedule: Schedule; action_attempt: Attempt }>(`${schedules}/create`, {
      device_id: this.device_id,
      ...span,
      ...setting,
    });
  }
  async schedule(from: number, to: number, setting: object) {
    return answered(await this.trySchedule(from, to, setting));
  }
  async readSchedule({ climate_setting_schedule_id }: Schedule) {
    return (await this.ask<{ climate_setting_schedule: Schedule }>(`${schedules}/get`, { climate_setting_schedule_id }, "GET")).body
      .climate_setting_schedule;
  }
  async atTheWall(climate_setting: object) {
    answered(await this.control("/sandbox/devices/update", { device_id: this.device_id, climate_setting }));
  }
}

import { describe, expect, it } from "vitest";
import { answered, onServer } from "../../../../test/rig/rig.ts";
import { hour, minute, schedules, type Thermostat, thermostatHouse } from "../../../../test/rig/thermostat-house.ts";

onServer("thermostats", (rig) => {
  const setUp = () => thermostatHouse(rig());

  it("are listed and read as thermostats, and nothing else is one", async () => {
    const house = await setUp();
    const { body } = await house.ask<{ thermostats: Thermostat[]; devices: Thermostat[] }>("/thermostats/list", {});
    expect(body.thermostats.length).toBeGreaterThan(0);
    expect(body.devices).toEqual(body.thermostats);
    expect(body.thermostats.every(({ device_type }) => device_type.endsWith("_thermostat"))).toBe(true);
    const lock = await house.lockId();
    expect((await house.ask("/thermostats/get", { device_id: lock })).body).toMatchObject({
      error: { type: "device_not_found" },
    });
    const refused = await house.ask("/thermostats/update", {
      device_id: lock,
      default_climate_setting: { hvac_mode_setting: "off" },
    });
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

  it("keep a new default although somebody had set them otherwise at the wall, but not during a schedule", async () => {
    const house = await setUp();
    const mode = async () => (await house.properties()).current_climate_setting.hvac_mode_setting;
    const update = async (setting: object) => {
      const { action_attempt } = await house.update(setting);
      await rig().pass(1000);
      return [action_attempt.status, (await house.attempt(action_attempt)).status, await mode()];
    };
    await house.atTheWall({ hvac_mode_setting: "off" });
    expect(await update({ hvac_mode_setting: "heat", heating_set_point_celsius: 20 })).toEqual([
      "pending",
      "success",
      "heat",
    ]);
    await house.schedule(-minute, hour, { hvac_mode_setting: "cool", cooling_set_point_celsius: 24 });
    await rig().pass(1000);
    await house.atTheWall({ hvac_mode_setting: "off" });
    expect(await update({ hvac_mode_setting: "heat", heating_set_point_celsius: 21 })).toEqual([
      "success",
      "success",
      "off",
    ]);
    await rig().pass(hour);
    expect((await house.properties()).current_climate_setting).toMatchObject({
      hvac_mode_setting: "heat",
      heating_set_point_celsius: 21,
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

  it("get a refused default later, after an attempt that failed with the reason", async () => {
    const house = await setUp();
    await house.control("/sandbox/faults/set", { device_id: house.device_id, fault: "refused" });
    const { action_attempt } = await house.update({ hvac_mode_setting: "off" });
    await rig().pass(500);
    expect(await house.attempt(action_attempt)).toMatchObject({ status: "error", error: { type: "command_refused" } });
    await rig().pass(minute);
    expect((await house.properties()).current_climate_setting.hvac_mode_setting).toBe("off");
  });

  it("wait under the fault `hold`, and go on when it is cleared", async () => {
    const house = await setUp();
    await house.control("/sandbox/faults/set", { fault: "hold" });
    const { action_attempt } = await house.update({ hvac_mode_setting: "off" });
    await rig().pass(minute);
    expect((await house.attempt(action_attempt)).status).toBe("pending");
    await house.control("/sandbox/faults/clear", {});
    await rig().pass(1000);
    expect((await house.attempt(action_attempt)).status).toBe("success");
  });

  it("undo a change at the wall within ten minutes if overrides are not allowed", async () => {
    const house = await setUp();
    await house.update({ manual_override_allowed: false });
    await rig().pass(1000);
    expect((await house.properties()).current_climate_setting.manual_override_allowed).toBe(false);
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

  it.each(["celsius", "fahrenheit"] as const)(
    "accept exactly the limits that they state, in degrees %s",
    async (scale) => {
      const house = await setUp();
      const limits = (await house.properties()) as unknown as Record<string, number>;
      for (const end of ["min", "max"])
        for (const [mode, side] of [
          ["heat", "heating"],
          ["cool", "cooling"],
        ]) {
          const setting = {
            hvac_mode_setting: mode,
            [`${side}_set_point_${scale}`]: limits[`${end}_${side}_set_point_${scale}`],
          };
          expect(Object.values(setting)).not.toContain(undefined);
          expect(
            (await house.ask("/thermostats/update", { device_id: house.device_id, default_climate_setting: setting }))
              .status,
          ).toBe(200);
        }
    },
  );

  it.each([45, 71, 75.5, 78])(
    "accept %s °F with their minimum distance between heating and cooling",
    async (heating) => {
      const house = await setUp();
      const { min_heating_cooling_delta_fahrenheit: delta, min_cooling_set_point_fahrenheit: least } =
        (await house.properties()) as unknown as Record<string, number>;
      const cooling = Math.max(heating + (delta ?? Number.NaN), least ?? Number.NaN);
      const setting = {
        hvac_mode_setting: "heatcool",
        heating_set_point_fahrenheit: heating,
        cooling_set_point_fahrenheit: cooling,
      };
      expect(
        (await house.ask("/thermostats/update", { device_id: house.device_id, default_climate_setting: setting }))
          .status,
      ).toBe(200);
    },
  );

  describe("refuse", () => {
    it.each([
      [
        "set points of both scales",
        { heating_set_point_celsius: 20, cooling_set_point_fahrenheit: 80 },
        "invalid_input",
      ],
      [
        "a mode that contradicts the flags",
        { hvac_mode_setting: "heat", automatic_cooling_enabled: true },
        "invalid_input",
      ],
      ["a set point while off", { hvac_mode_setting: "off", heating_set_point_celsius: 20 }, "invalid_input"],
      ["too hot", { heating_set_point_celsius: 40 }, "heating_set_point_out_of_range"],
      ["too cold", { cooling_set_point_celsius: 3 }, "cooling_set_point_out_of_range"],
      [
        "heating and cooling too near",
        { heating_set_point_celsius: 22, cooling_set_point_celsius: 24 },
        "invalid_heating_cooling_delta",
      ],
    ])("%s", async (_, setting, type) => {
      const house = await setUp();
      const { status, body } = await house.ask("/thermostats/update", {
        device_id: house.device_id,
        default_climate_setting: setting,
      });
      expect({ status, body }).toMatchObject({ status: 400, body: { error: { type } } });
    });

    it("by the field where it stands", async () => {
      const house = await setUp();
      const setting = { hvac_mode_setting: "off", heating_set_point_celsius: 20 };
      const { body } = await house.ask("/thermostats/update", {
        device_id: house.device_id,
        default_climate_setting: setting,
      });
      const _errors = ["There is no set point while the thermostat is off"];
      expect(body).toMatchObject({
        error: {
          message: `${_errors[0]} for "default_climate_setting.heating_set_point_celsius"`,
          validation_errors: {
            _errors: [],
            default_climate_setting: { _errors: [], heating_set_point_celsius: { _errors } },
          },
        },
      });
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
  });

  describe("taken out of management", () => {
    const letGo = (house: Awaited<ReturnType<typeof setUp>>) =>
      house.ask("/devices/update", { device_id: house.device_id, is_managed: false });
    const takeBack = (house: Awaited<ReturnType<typeof setUp>>) =>
      house.ask("/devices/unmanaged/update", { device_id: house.device_id, is_managed: true });

    it("end what somebody waits for", async () => {
      const house = await setUp();
      await house.control("/sandbox/faults/set", { fault: "hold" });
      const { action_attempt } = await house.update({ hvac_mode_setting: "off" });
      await letGo(house);
      await rig().pass(minute);
      expect(await house.attempt(action_attempt)).toMatchObject({
        status: "error",
        error: { type: "device_unmanaged" },
      });
    });

    it("keep their schedules again once they are taken back", async () => {
      const house = await setUp();
      const { climate_setting_schedule } = await house.schedule(hour, 3 * hour, { hvac_mode_setting: "off" });
      await letGo(house);
      await rig().pass(2 * hour);
      expect(answered(await takeBack(house))).toBeDefined();
      await rig().pass(minute);
      expect((await house.properties()).current_climate_setting.hvac_mode_setting).toBe("off");
      expect((await house.readSchedule(climate_setting_schedule)).is_set_on_device).toBe(true);
    });

    it("are not taken back by a change that was asked at the same moment", async () => {
      const house = await setUp();
      await Promise.all([letGo(house), house.update({ hvac_mode_setting: "off" })]);
      await rig().pass(minute);
      expect((await house.ask("/devices/unmanaged/get", { device_id: house.device_id })).status).toBe(200);
    });
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

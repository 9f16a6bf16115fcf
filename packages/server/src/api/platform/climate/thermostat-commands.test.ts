// Direct commands to a thermostat, and their duration (platform-api §2.2.11, §4.11).
import { expect, it } from "vitest";
import { answered, onServer } from "../../../../test/rig/rig.ts";
import { type Attempt, hour, minute, thermostatHouse } from "../../../../test/rig/thermostat-house.ts";

onServer("commands to thermostats", (rig) => {
  const setUp = async () => {
    const house = await thermostatHouse(rig());
    const { device_id } = house;
    const send = (what: string, input: object = {}) =>
      house.ask<{ action_attempt: Attempt; error?: { type: string } }>(`/thermostats/${what}`, { device_id, ...input });
    const begin = async (what: string, input?: object) => answered(await send(what, input)).action_attempt;
    const done = async (what: string, input?: object) => {
      const attempt = await begin(what, input);
      await rig().pass(1000);
      return house.attempt(attempt);
    };
    const refusal = async (what: string, input?: object) => (await send(what, input)).body.error?.type;
    const current = async () => (await house.properties()).current_climate_setting;
    return { house, send, begin, done, refusal, current };
  };

  it("set heat, cool, both or off, in either scale, and keep the former set points", async () => {
    const { done, begin, current, house } = await setUp();
    const started = await begin("heat", { heating_set_point_fahrenheit: 68 });
    expect(started).toMatchObject({ action_type: "SET_HVAC_MODE", status: "pending" });
    await rig().pass(1000);
    expect((await house.attempt(started)).status).toBe("success");
    expect(await current()).toMatchObject({
      hvac_mode_setting: "heat",
      heating_set_point_celsius: 20,
      automatic_cooling_enabled: false,
    });
    expect((await done("cool")).status).toBe("success");
    expect(await current()).toMatchObject({
      hvac_mode_setting: "cool",
      cooling_set_point_celsius: 24,
      automatic_heating_enabled: false,
    });
    await done("heat_cool", { heating_set_point_celsius: 19, cooling_set_point_celsius: 25 });
    expect(await current()).toMatchObject({
      hvac_mode_setting: "heatcool",
      heating_set_point_celsius: 19,
      cooling_set_point_celsius: 25,
    });
    await done("off");
    expect(await current()).toMatchObject({
      hvac_mode_setting: "off",
      automatic_heating_enabled: false,
      automatic_cooling_enabled: false,
    });
    expect((await house.properties()).is_temporary_manual_override_active).toBe(true);
    await rig().pass(hour);
    expect((await current()).hvac_mode_setting).toBe("off");
  });

  it("last until the next schedule begins, or ten minutes if overrides are not allowed", async () => {
    const { done, current, house } = await setUp();
    await house.schedule(30 * minute, hour, {
      hvac_mode_setting: "cool",
      cooling_set_point_celsius: 22,
      manual_override_allowed: false,
    });
    await done("heat", { heating_set_point_celsius: 21 });
    await rig().pass(29 * minute);
    expect((await current()).hvac_mode_setting).toBe("heat");
    await rig().pass(minute);
    expect((await current()).hvac_mode_setting).toBe("cool");
    await done("off");
    expect((await current()).hvac_mode_setting).toBe("off");
    expect((await house.properties()).is_temporary_manual_override_active).toBe(false);
    await rig().pass(10 * minute);
    expect((await current()).hvac_mode_setting).toBe("cool");
  });

  it("set the fan mode", async () => {
    const { done, house } = await setUp();
    expect(await done("set_fan_mode", { fan_mode_setting: "on" })).toMatchObject({
      action_type: "SET_FAN_MODE",
      status: "success",
    });
    expect(await house.properties()).toMatchObject({ fan_mode_setting: "on", is_fan_running: true });
    await done("set_fan_mode", { fan_mode: "auto" });
    expect(await house.properties()).toMatchObject({ fan_mode_setting: "auto", is_fan_running: false });
  });

  it("are refused with impossible settings, fail with a reason, and wait under the fault `hold`", async () => {
    const { done, begin, refusal, current, house } = await setUp();
    expect(await refusal("heat", { heating_set_point_celsius: 40 })).toBe("heating_set_point_out_of_range");
    expect(await refusal("heat", { heating_set_point_celsius: 20, heating_set_point_fahrenheit: 68 })).toBe(
      "invalid_input",
    );
    expect(await refusal("heat_cool", { heating_set_point_celsius: 22, cooling_set_point_celsius: 23 })).toBe(
      "invalid_heating_cooling_delta",
    );
    expect(await refusal("set_fan_mode")).toBe("invalid_input");
    expect(await refusal("off", { device_id: await house.lockId() })).toBe("device_is_not_thermostat");
    await house.control("/sandbox/faults/set", { device_id: house.device_id, fault: "refused" });
    expect(await done("off")).toMatchObject({ status: "error", error: { type: "command_refused" } });
    expect((await current()).hvac_mode_setting).toBe("heatcool");
    await house.control("/sandbox/faults/set", { device_id: house.device_id, fault: "hold" });
    const held = await begin("off");
    await rig().pass(minute);
    expect((await house.attempt(held)).status).toBe("pending");
    await house.control("/sandbox/faults/clear", { device_id: house.device_id });
    await rig().pass(1000);
    expect((await house.attempt(held)).status).toBe("success");
    expect((await current()).hvac_mode_setting).toBe("off");
  });

  it("without an answer fail with a message about the thermostat, not about a door", async () => {
    const { begin, house } = await setUp();
    await house.control("/sandbox/faults/set", { device_id: house.device_id, fault: "no_answer" });
    const asked = await begin("off");
    await rig().pass(minute);
    const { error } = await house.attempt(asked);
    expect(error).toMatchObject({
      type: "action_attempt_expired",
      message: expect.stringContaining("was sent, and may have been carried out"),
    });
    expect(JSON.stringify(error)).not.toContain("door");
  });

  it("fail for an offline thermostat, which is then shown as offline", async () => {
    const { done, house } = await setUp();
    await house.control("/sandbox/faults/set", { device_id: house.device_id, fault: "offline" });
    expect(await done("off")).toMatchObject({ status: "error", error: { type: "device_disconnected" } });
    expect(await house.properties()).toMatchObject({ online: false });
  });
});

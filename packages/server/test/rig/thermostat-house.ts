// A house with a thermostat, and calls of the API about it and its schedules.
import type { World } from "../../src/api/sandbox/world.ts";
import { answered, type Rig } from "./rig.ts";

interface Setting {
  hvac_mode_setting: string;
  heating_set_point_celsius?: number;
  heating_set_point_fahrenheit?: number;
  cooling_set_point_celsius?: number;
  manual_override_allowed: boolean;
}
export interface Thermostat {
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
export interface Attempt {
  action_attempt_id: string;
  action_type: string;
  status: string;
  error: { type: string } | null;
}

export const minute = 60_000;
export const hour = 60 * minute;
export const schedules = "/thermostats/climate_setting_schedules";

/** A house with a thermostat. Its methods are calls with the workspace's API key. */
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
    return (
      await this.ask<{ action_attempt: Attempt }>("/thermostats/update", {
        device_id: this.device_id,
        default_climate_setting,
      })
    ).body;
  }
  async attempt({ action_attempt_id }: Attempt) {
    return (await this.ask<{ action_attempt: Attempt }>("/action_attempts/get", { action_attempt_id })).body
      .action_attempt;
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
    return (
      await this.ask<{ climate_setting_schedule: Schedule }>(`${schedules}/get`, { climate_setting_schedule_id }, "GET")
    ).body.climate_setting_schedule;
  }
  async atTheWall(climate_setting: object) {
    answered(await this.control("/sandbox/devices/update", { device_id: this.device_id, climate_setting }));
  }
}

/** Creates a house around the first thermostat of a new workspace. */
export async function thermostatHouse(rig: Rig): Promise<House> {
  const house = new House(rig, await rig.world("troubled"));
  return Object.assign(house, { device_id: (await house.list())[0]?.device_id ?? "" });
}

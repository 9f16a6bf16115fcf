// Checks a setting against a thermostat's abilities (platform-api §1.9, §3.3). Pure.
import { badRequest } from "../../base/errors.ts";
import { celsiusOf, type Side, thermostatSides, hvacModeOf } from "./setting.ts";
import type { ClimateSetting, HvacMode } from "../../base/db/climate-setting.ts";

/** Abilities in a thermostat's `properties`. */
export interface ClimateAbilities {
  available_hvac_mode_settings?: readonly string[];
  min_heating_set_point_celsius?: number;
  max_heating_set_point_celsius?: number;
  min_cooling_set_point_celsius?: number;
  max_cooling_set_point_celsius?: number;
  min_heating_cooling_delta_celsius?: number;
}

/**
 * Tolerance in °C. Set points in °F are rounded when they are converted, so they and their differences may be slightly
 * off.
 */
const slack = 0.02;

/** Throws if the thermostat cannot keep the setting. */
export function checkClimate(setting: ClimateSetting, abilities: ClimateAbilities): void {
  const { hvac_mode_setting: mode, heating_set_point_celsius: heating, cooling_set_point_celsius: cooling } = setting;
  const modes = abilities.available_hvac_mode_settings?.map((each) => hvacModeOf(each as HvacMode));
  if (modes && mode !== "off" && !modes.includes(mode))
    throw badRequest(
      `${mode === "heatcool" ? "heat_cool" : `${mode}_mode`}_not_available`,
      `This thermostat has no mode ${mode}.`,
    );
  for (const side of thermostatSides)
    if (setting[`automatic_${side}_enabled`]) checkRange(side, setting[celsiusOf(side)] ?? 0, abilities);
  const delta = abilities.min_heating_cooling_delta_celsius;
  if (mode !== "heatcool" || delta === undefined || heating === undefined || cooling === undefined) return;
  if (cooling - heating < delta - slack)
    throw badRequest("invalid_heating_cooling_delta", `Cooling must be set at least ${delta} °C above heating.`);
}

function checkRange(side: Side, celsius: number, abilities: ClimateAbilities): void {
  const least = abilities[`min_${side}_set_point_celsius`] ?? -Infinity;
  const most = abilities[`max_${side}_set_point_celsius`] ?? Infinity;
  if (celsius >= least - slack && celsius <= most + slack) return;
  throw badRequest(
    `${side}_set_point_out_of_range`,
    `This thermostat takes a ${side} set point from ${least} to ${most} °C.`,
  );
}

// Reads and validates the setting that a caller requests for a thermostat (platform-api §3.15). Pure.
import type { ClimateSetting, HvacMode } from "../../base/db/climate-setting.ts";
import { invalidInput } from "../../base/errors.ts";

/** Setting as a caller writes it: partial, in either scale, in either spelling. */
export type AskedClimate = {
  [Name in keyof ClimateSetting]?:
    | (Name extends "hvac_mode_setting" ? HvacMode | "heat_cool" : ClimateSetting[Name])
    | undefined;
};

export type Side = "heating" | "cooling";
export const thermostatSides = ["heating", "cooling"] as const;
export const celsiusOf = <S extends Side>(side: S) => `${side}_set_point_celsius` as const;
const fahrenheitOf = <S extends Side>(side: S) => `${side}_set_point_fahrenheit` as const;

/** Merges a request into `before`. Throws if the request contradicts itself. */
export function climateOf(asked: AskedClimate, before?: ClimateSetting): ClimateSetting {
  const enabled = enabledSides(asked, before);
  const mode = modeOf(enabled);
  if (asked.hvac_mode_setting !== undefined && hvacModeOf(asked.hvac_mode_setting) !== mode)
    throw invalidInput("hvac_mode_setting", "Must agree with automatic_heating_enabled and automatic_cooling_enabled");
  return {
    hvac_mode_setting: mode,
    automatic_heating_enabled: enabled.heating,
    automatic_cooling_enabled: enabled.cooling,
    ...setPoints(asked, before, enabled),
    manual_override_allowed: asked.manual_override_allowed ?? before?.manual_override_allowed ?? true,
  };
}

const climateFields = [
  "hvac_mode_setting",
  "automatic_heating_enabled",
  "automatic_cooling_enabled",
  "heating_set_point_celsius",
  "heating_set_point_fahrenheit",
  "cooling_set_point_celsius",
  "cooling_set_point_fahrenheit",
  "manual_override_allowed",
] as const;

/** Climate fields of a larger object. */
export const climateIn = (holder: AskedClimate): AskedClimate =>
  Object.fromEntries(climateFields.flatMap((field) => (holder[field] === undefined ? [] : [[field, holder[field]]])));

/**
 * Whether two settings have the same mode, and the same set points of the enabled sides. `manual_override_allowed` does
 * not count, because the server enforces it itself.
 */
export function isSameClimate(one: ClimateSetting | undefined, other: ClimateSetting): boolean {
  if (one?.hvac_mode_setting !== other.hvac_mode_setting) return false;
  return thermostatSides.every(
    (side) => !other[`automatic_${side}_enabled`] || one[celsiusOf(side)] === other[celsiusOf(side)],
  );
}

/** Normalises the mode: clients of v8 send `heatcool`, today's `heat_cool`. Answers have the former. */
export const hvacModeOf = (mode: HvacMode | "heat_cool"): HvacMode => (mode === "heat_cool" ? "heatcool" : mode);

type Enabled = Readonly<Record<Side, boolean>>;

function modeOf({ heating, cooling }: Enabled): HvacMode {
  if (heating) return cooling ? "heatcool" : "heat";
  return cooling ? "cool" : "off";
}

const sidesOfMode: Record<HvacMode, Enabled> = {
  off: { heating: false, cooling: false },
  heat: { heating: true, cooling: false },
  cool: { heating: false, cooling: true },
  heatcool: { heating: true, cooling: true },
};

function enabledSides(asked: AskedClimate, before: ClimateSetting | undefined): Enabled {
  const byMode = asked.hvac_mode_setting && sidesOfMode[hvacModeOf(asked.hvac_mode_setting)];
  const enabled = (side: Side) =>
    asked[`automatic_${side}_enabled`] ?? byMode?.[side] ?? before?.[`automatic_${side}_enabled`];
  const [heating, cooling] = [enabled("heating"), enabled("cooling")];
  if (heating === undefined && cooling === undefined) throw invalidInput("hvac_mode_setting", "Required");
  return { heating: heating ?? false, cooling: cooling ?? false };
}

function setPoints(asked: AskedClimate, before: ClimateSetting | undefined, enabled: Enabled): Partial<ClimateSetting> {
  const given = thermostatSides
    .flatMap((side) => [celsiusOf(side), fahrenheitOf(side)])
    .filter((field) => asked[field] !== undefined);
  const inFahrenheit = given.filter((field) => field.endsWith("fahrenheit"));
  const [first] = given;
  if (first !== undefined && !enabled.heating && !enabled.cooling)
    throw invalidInput(first, "There is no set point while the thermostat is off");
  if (inFahrenheit[0] !== undefined && inFahrenheit.length < given.length)
    throw invalidInput(inFahrenheit[0], "Use one scale for all set points");
  if (!enabled.heating && !enabled.cooling) return {};
  return { ...setPoint("heating", asked, before, enabled), ...setPoint("cooling", asked, before, enabled) };
}

function setPoint(
  side: Side,
  asked: AskedClimate,
  before: ClimateSetting | undefined,
  enabled: Enabled,
): Partial<ClimateSetting> {
  const celsius = asked[celsiusOf(side)];
  const fahrenheit = asked[fahrenheitOf(side)];
  if (celsius !== undefined)
    return { [celsiusOf(side)]: celsius, [fahrenheitOf(side)]: rounded((celsius * 9) / 5 + 32) };
  if (fahrenheit !== undefined)
    return { [celsiusOf(side)]: rounded(((fahrenheit - 32) * 5) / 9), [fahrenheitOf(side)]: fahrenheit };
  const kept = before?.[celsiusOf(side)];
  if (kept === undefined && enabled[side]) throw invalidInput(celsiusOf(side), `Required while ${side} is enabled`);
  return kept === undefined ? {} : { [celsiusOf(side)]: kept, [fahrenheitOf(side)]: before?.[fahrenheitOf(side)] };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

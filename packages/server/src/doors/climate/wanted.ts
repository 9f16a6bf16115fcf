// Finds the setting that a thermostat should have at a moment, and the time of its next change (platform-api §4.11).
// Pure.
import { type ClimateScheduleEntity, scheduleOf } from "../../base/db/climate-schedules.ts";
import type { ClimateSettingScheduleRow } from "../../base/db/sensor-schema.ts";
import type { Thermostat } from "./properties.ts";
import type { ClimateSetting } from "../../base/db/climate-setting.ts";
import type { WorkspaceTime } from "../../base/clock.ts";

export interface WantedClimate {
  /** Schedule in force now. */
  active: ClimateScheduleEntity | undefined;
  /** Setting of that schedule, else the default one; `undefined` if none was ever given. */
  setting: ClimateSetting | undefined;
  /** Next start or end of any schedule; `undefined` if none is ahead. */
  until: WorkspaceTime | undefined;
  /** Schedules of the thermostat, by their start. */
  schedules: readonly ClimateSettingScheduleRow[];
}

export function wantedClimate(
  { properties }: Thermostat,
  schedules: readonly ClimateSettingScheduleRow[],
  now: number,
): WantedClimate {
  const row = schedules.find(({ starts_at, ends_at }) => Date.parse(starts_at) <= now && now < Date.parse(ends_at));
  const active = row && scheduleOf(row);
  const edges = schedules
    .flatMap(({ starts_at, ends_at }) => [Date.parse(starts_at), Date.parse(ends_at)])
    .filter((edge) => edge > now);
  return {
    active,
    setting: active ?? properties.default_climate_setting,
    until: edges.length > 0 ? Math.min(...edges) : undefined,
    schedules,
  };
}

// What a thermostat shall keep at a moment, and when that changes (platform-api §4.11). Pure.
import { type ClimateScheduleEntity, scheduleOf } from "../../base/db/climate-schedules.ts";
import type { ClimateSettingScheduleRow } from "../../base/db/sensor-schema.ts";
import type { Thermostat } from "./properties.ts";
import type { ClimateSetting } from "../../base/db/climate-setting.ts";
import type { WorkspaceTime } from "../../base/clock.ts";

export interface WantedClimate {
  /** The schedule in force now. */
  active: ClimateScheduleEntity | undefined;
  /** The schedule's setting, else the default one; undefined: none was ever given. */
  setting: ClimateSetting | undefined;
  /** When another schedule begins, or this one ends. */
  until: WorkspaceTime | undefined;
  /** All schedules of the thermostat, by when they begin. */
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

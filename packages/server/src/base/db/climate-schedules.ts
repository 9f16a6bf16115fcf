// Climate schedules: spans of time with their own setting (platform-api §3.15).
import type { ClimateSetting } from "./climate-setting.ts";
import type { Query, Tx } from "./database.ts";
import type { ClimateSettingScheduleRow } from "./sensor-schema.ts";

export interface ClimateScheduleEntity extends ClimateSetting {
  climate_setting_schedule_id: string;
  device_id: string;
  schedule_type: "time_bound";
  name?: string;
  schedule_starts_at: string;
  schedule_ends_at: string;
  created_at: string;
  /** Whether the thermostat has the setting now. */
  is_set_on_device: boolean;
}

export const scheduleOf = (row: Pick<ClimateSettingScheduleRow, "body">): ClimateScheduleEntity =>
  JSON.parse(row.body) as ClimateScheduleEntity;

function scheduleRow(workspace_id: string, schedule: ClimateScheduleEntity): ClimateSettingScheduleRow {
  const {
    climate_setting_schedule_id,
    device_id,
    schedule_starts_at: starts_at,
    schedule_ends_at: ends_at,
    created_at,
  } = schedule;
  return {
    climate_setting_schedule_id,
    workspace_id,
    device_id,
    starts_at,
    ends_at,
    created_at,
    body: JSON.stringify(schedule),
  };
}

export async function saveSchedule(tx: Tx, workspace_id: string, schedule: ClimateScheduleEntity): Promise<void> {
  const row = scheduleRow(workspace_id, schedule);
  await tx
    .insertInto("climate_setting_schedules")
    .values(row)
    .onConflict((on) => on.column("climate_setting_schedule_id").doUpdateSet(row))
    .execute();
}

/** Reads the schedules of a thermostat, by their start. */
export const schedulesOf = (query: Query, device_id: string): Promise<ClimateSettingScheduleRow[]> =>
  query
    .selectFrom("climate_setting_schedules")
    .selectAll()
    .where("device_id", "=", device_id)
    .orderBy("starts_at")
    .execute();

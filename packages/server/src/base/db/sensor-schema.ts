// Tables of thermostats and noise sensors.
import type { Json, Moment } from "./column.ts";

export interface NoiseThresholdRow {
  noise_threshold_id: string;
  workspace_id: string;
  device_id: string;
  created_at: Moment;
  /** The entity as sent. */
  body: Json;
}

export interface ClimateSettingScheduleRow {
  climate_setting_schedule_id: string;
  workspace_id: string;
  device_id: string;
  starts_at: Moment;
  ends_at: Moment;
  created_at: Moment;
  /** The entity as sent. */
  body: Json;
}

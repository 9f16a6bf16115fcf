// Schedules the next run for a thermostat.
import type { Tx } from "../../base/db/database.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { wakeForDevice } from "../../base/jobs/lanes.ts";
import type { ClimateSetting } from "../../base/db/climate-setting.ts";
import type { Locked } from "../../base/db/devices.ts";
import type { WorkspaceTime, ServerTime } from "../../base/clock.ts";

export const climateJobKind = "climate";

export interface ClimateJob {
  device_id: string;
  /** Operation under way. */
  asked?: AskedClimateOp;
  /** Number of failures in a row. */
  tries?: number;
}

export interface AskedClimateOp {
  op_id: string;
  setting: ClimateSetting;
  deadline: WorkspaceTime;
}

type Device = Locked<Pick<DeviceRow, "device_id" | "workspace_id">>;

/** Wakes the job at `run_at`. @default at once */
export const wakeClimate = (tx: Tx, device: Device, run_at?: ServerTime): Promise<void> => {
  const payload: ClimateJob = { device_id: device.device_id };
  return wakeForDevice(tx, device, { kind: climateJobKind, payload }, run_at);
};

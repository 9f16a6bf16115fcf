// When a thermostat is looked at next. Call it with the device's row locked.
import type { Database, Query } from "../db/database.ts";
import type { DeviceRow } from "../db/schema.ts";
import { wakeLane } from "../jobs/lanes.ts";
import type { ClimateSetting } from "./setting.ts";

export const climateJobKind = "climate";
export const climateLane = (device_id: string): string => `climate ${device_id}`;

export interface ClimateJob {
  device_id: string;
  /** What the thermostat is being told. */
  asked?: AskedClimateOp;
  /** Times in a row that it did not do as told. */
  tries?: number;
}

export interface AskedClimateOp {
  op_id: string;
  setting: ClimateSetting;
  /** Workspace time. */
  deadline: number;
}

type Device = Pick<DeviceRow, "device_id" | "workspace_id">;

/** `run_at`: server time; omitted: at once. */
export const wakeClimate = (
  database: Database,
  tx: Query,
  { device_id, workspace_id }: Device,
  run_at?: number,
): Promise<void> =>
  wakeLane(
    database,
    tx,
    {
      kind: climateJobKind,
      workspace_id,
      lane: climateLane(device_id),
      payload: { device_id } satisfies ClimateJob,
      device_id,
    },
    run_at,
  );

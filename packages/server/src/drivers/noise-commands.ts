// A noise threshold that somebody wants made, changed or taken away: written down with its job, then answered.
import { type ActionAttempt, insertAttempt, whenEnded } from "../action-attempts.ts";
import type { Context } from "../context.ts";
import { lockDeviceRow } from "../db/devices.ts";
import type { DeviceRow } from "../db/schema.ts";
import { addJob } from "../jobs/jobs.ts";
import type { NoiseThreshold } from "../devices/noise.ts";
import type { DeviceCommand } from "./ask-driver.ts";

export const noiseJobKind = "noise_command";
export const noiseLane = (device_id: string): string => `noise ${device_id}`;

/** An update is merged into the threshold as it is when the job runs. A new level, in either scale, replaces the old one. */
export type NoiseChange =
  | { create: NoiseThreshold; created_at: string }
  | { update: Pick<NoiseThreshold, "noise_threshold_id"> & Partial<NoiseThreshold> }
  | { delete: string };

export type NoiseCommand = DeviceCommand & NoiseChange;

export async function beginNoiseCommand(context: Context, device: DeviceRow, change: NoiseChange, sync = false): Promise<ActionAttempt> {
  const { database, clock, workspace } = context;
  const { workspace_id } = workspace;
  const { device_id } = device;
  const attempt = await database.transaction(async (tx) => {
    // Jobs of a lane run in the order of their ids: with the row locked, that is the order in which they are committed.
    await lockDeviceRow(database, tx, device_id);
    const made = await insertAttempt(tx, { workspace_id, device_id, action_type: actionOf(change), created_at: context.moment() });
    const payload: NoiseCommand = { action_attempt_id: made.action_attempt_id, device_id, ...change };
    await addJob(database, tx, { kind: noiseJobKind, workspace_id, lane: noiseLane(device_id), payload, run_at: clock.now() });
    return made;
  });
  return sync ? whenEnded(database, attempt) : attempt;
}

function actionOf(change: NoiseChange): string {
  if ("create" in change) return "CREATE_NOISE_THRESHOLD";
  return "update" in change ? "UPDATE_NOISE_THRESHOLD" : "DELETE_NOISE_THRESHOLD";
}

// Accepts a command that makes, changes or removes a noise threshold: stores it with its job, then answers.
import { type ActionAttempt, whenEnded } from "../action-attempts.ts";
import type { Context } from "../context.ts";
import { lockDeviceRow } from "../../base/db/devices.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import type { NoiseThreshold } from "../../base/db/noise-threshold.ts";
import type { DeviceCommand } from "./ask-driver.ts";
import { beginCommand } from "./begin-command.ts";

export const noiseJobKind = "noise_command";
export const noiseLane = (device_id: string): string => `noise ${device_id}`;

/**
 * A change of a threshold. An update is merged into the threshold as it is when the job runs. A new level replaces the
 * old one in either scale.
 */
export type NoiseChange =
  | { create: NoiseThreshold; created_at: string }
  | { update: Pick<NoiseThreshold, "noise_threshold_id"> & Partial<NoiseThreshold> }
  | { delete: string };

export type NoiseCommand = DeviceCommand & NoiseChange;

export async function beginNoiseCommand(
  context: Context,
  device: DeviceRow,
  change: NoiseChange,
  sync = false,
): Promise<ActionAttempt> {
  const { database } = context;
  const { device_id } = device;
  const attempt = await database.transaction(async (tx) => {
    await lockDeviceRow(tx, device_id);
    return beginCommand(context, tx, {
      device_id,
      action_type: actionOf(change),
      kind: noiseJobKind,
      lane: noiseLane(device_id),
      command: change,
    });
  });
  return sync ? whenEnded(database, attempt) : attempt;
}

function actionOf(change: NoiseChange): string {
  if ("create" in change) return "CREATE_NOISE_THRESHOLD";
  return "update" in change ? "UPDATE_NOISE_THRESHOLD" : "DELETE_NOISE_THRESHOLD";
}

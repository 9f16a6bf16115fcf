// Commands that configure auto-lock: stored with a job, sent to the lock, then saved in its device.
import type { ActionAttempt } from "../action-attempts.ts";
import type { Context } from "../context.ts";
import { type DeviceEntity, deviceOf, lockDeviceRow, saveDevice } from "../../base/db/devices.ts";
import type { Job } from "../../base/db/job.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { badRequest } from "../../base/errors.ts";
import type { DoorServices } from "../door-services.ts";
import { askDriver, type DeviceCommand } from "./ask-driver.ts";
import { beginCommand } from "./begin-command.ts";
import type { AutoLock } from "../../driver/driver.ts";
import { endCommand } from "./end-command.ts";
import { lockLane } from "../../base/jobs/lock-command-job.ts";

export const autoLockJobKind = "auto_lock_command";

interface AutoLockCommand extends DeviceCommand {
  enabled: boolean;
  /** `undefined` to keep the delay. */
  delay_s?: number | undefined;
}

const usualDelayS = 30;

export async function beginAutoLockCommand(
  context: Context,
  { device_id, name, ...device }: DeviceRow,
  wanted: Pick<AutoLockCommand, "enabled" | "delay_s">,
): Promise<ActionAttempt> {
  const { database } = context;
  if (deviceOf(device).can_configure_auto_lock !== true)
    throw badRequest(
      "unsupported_device",
      `${name} cannot lock itself: its maker offers no such setting. Lock it with /locks/lock_door.`,
    );
  return database.transaction(async (tx) => {
    await lockDeviceRow(tx, device_id);
    return beginCommand(context, tx, {
      device_id,
      action_type: "CONFIGURE_AUTO_LOCK",
      kind: autoLockJobKind,
      lane: lockLane(device_id),
      command: wanted,
    });
  });
}

export async function runAutoLockCommand(services: DoorServices, job: Job): Promise<void> {
  const { database } = services;
  const command = job.payload as AutoLockCommand;
  const row = await database.query
    .selectFrom("devices")
    .select("body")
    .where("device_id", "=", command.device_id)
    .executeTakeFirst();
  // The delay cannot change meanwhile: only commands of this lane change it, one at a time.
  const setting: AutoLock = {
    enabled: command.enabled,
    delay_s: command.delay_s ?? (row && delayOf(deviceOf(row))) ?? usualDelayS,
  };
  const asked = await askDriver(services, job, {
    ask: (driver, op) => driver.bolt?.configureAutoLock?.(setting, op),
  });
  if (!asked) return;
  await endCommand(services, job, asked, {
    async done(_, { tx, row: held }) {
      if (held) await keep(tx, deviceOf(held), setting);
      return {};
    },
  });
}

function delayOf({ properties }: DeviceEntity): number | undefined {
  const { auto_lock_delay_seconds: delay } = properties;
  return typeof delay === "number" ? delay : undefined;
}

const keep = (
  tx: Parameters<typeof saveDevice>[0],
  device: DeviceEntity,
  { enabled, delay_s }: AutoLock,
): Promise<void> =>
  saveDevice(tx, {
    ...device,
    properties: { ...device.properties, auto_lock_enabled: enabled, auto_lock_delay_seconds: delay_s },
  });

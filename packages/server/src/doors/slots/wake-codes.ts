// Schedules the next iteration of the loop that reconciles a lock's codes (`reconcile.ts`).
import type { Tx } from "../../base/db/database.ts";
import { type Locked, lockDevices } from "../../base/db/devices.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { wakeForDevice } from "../../base/jobs/lanes.ts";
import type { ServerTime } from "../../base/clock.ts";

export const codesJobKind = "codes";

export interface CodesJob {
  device_id: string;
}

/** Wakes the loop at `run_at`. @default at once */
export const wakeCodes = (
  tx: Tx,
  device: Locked<Pick<DeviceRow, "device_id" | "workspace_id">>,
  run_at?: ServerTime,
): Promise<void> => {
  const payload: CodesJob = { device_id: device.device_id };
  return wakeForDevice(tx, device, { kind: codesJobKind, payload }, run_at);
};

/** Schedules a reading of each lock at its `run_at`, although it was not out of reach. */
export async function lookSometime(
  tx: Tx,
  locks: readonly (Pick<DeviceRow, "device_id"> & { run_at: ServerTime })[],
): Promise<void> {
  const runAt = new Map(locks.map(({ device_id, run_at }) => [device_id, run_at]));
  const devices = await lockDevices(tx, placesOf(tx, [...runAt.keys()]));
  await tx
    .updateTable("devices")
    .set({ codes_unseen: 1 })
    .where(tx.among("device_id", [...runAt.keys()]))
    .where("codes_unseen", "=", 0)
    .execute();
  for (const device of devices) await wakeCodes(tx, device, runAt.get(device.device_id));
}

const placesOf = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom("devices").select(["device_id", "workspace_id"]).where(tx.among("device_id", ids));

/** Schedules the loop of each lock for the next start or end of a code, after codes were inserted in bulk. */
export async function scheduleHours(
  tx: Tx,
  { workspace_id, now }: { workspace_id: string; now: number },
): Promise<void> {
  const bound = await tx
    .selectFrom("access_codes")
    .select(["device_id", "starts_at", "ends_at"])
    .where("workspace_id", "=", workspace_id)
    .where("is_managed", "=", 1)
    .where("ends_at", "is not", null)
    .execute();
  const byDevice = Map.groupBy(bound, ({ device_id }) => device_id);
  for (const device of await lockDevices(tx, placesOf(tx, [...byDevice.keys()]))) {
    const codes = byDevice.get(device.device_id) ?? [];
    const times = codes.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]);
    const next = times.map((time) => Date.parse(time ?? "")).filter((time) => time > now);
    if (next.length > 0) await wakeCodes(tx, device, Math.min(...next));
  }
}

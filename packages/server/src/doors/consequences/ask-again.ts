// Schedules the next check whether a device can be reached, which `reports/ping.ts` carries out.
import type { Tx } from "../../base/db/database.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { wakeForDevice } from "../../base/jobs/lanes.ts";
import type { Locked } from "../../base/db/devices.ts";
import type { ServerTime } from "../../base/clock.ts";

export const pingJobKind = "ping";

export interface PingJob {
  device_id: string;
  tries: number;
}

/** Pauses after a check without an answer, ever longer. */
export const pingWaits = { firstMs: 5000, longestMs: 300_000 };

type Door = Locked<Pick<DeviceRow, "device_id" | "workspace_id">>;

export const pingNow = (tx: Tx, doors: readonly Door[], { now }: { now: ServerTime }): Promise<void> =>
  pingAt(tx, doors, now);

export const pingLater = (tx: Tx, doors: readonly Door[], { now }: { now: ServerTime }): Promise<void> =>
  pingAt(tx, doors, now + pingWaits.firstMs);

async function pingAt(tx: Tx, doors: readonly Door[], run_at: number): Promise<void> {
  for (const door of doors) {
    const payload: PingJob = { device_id: door.device_id, tries: 1 };
    await wakeForDevice(tx, door, { kind: pingJobKind, payload }, run_at);
  }
}

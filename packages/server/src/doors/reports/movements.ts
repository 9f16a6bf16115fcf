// Makes one event of each movement. A real lock may report the position before the operation, so the event waits a
// moment in a job, while the device and the screen show the new position at once.
import type { Tx } from "../../base/db/database.ts";
import { lockDeviceRow, type LockedDevice } from "../../base/db/devices.ts";
import type { Job } from "../../base/db/job.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import type { LockReport } from "../../driver/driver.ts";
import { appendEvents, type NewEvent } from "../events/events.ts";
import { addJob, finishJob } from "../../base/jobs/jobs.ts";
import type { DoorServices } from "../door-services.ts";
import type { WorkspaceTime } from "../../base/clock.ts";
import { toServerTime } from "../../base/workspace-time.ts";

export const movementJobKind = "movement";
const movementLane = (device_id: string): string => `movement ${device_id}`;

/** Longest time between a lock's report of the position and that of the operation. */
const attributionMs = 3000;

interface MovementJob {
  device_id: string;
  event: NewEvent;
}

interface Report {
  report: LockReport;
  /** Cause of the movement, as fields of its event. */
  cause: Pick<NewEvent, "access_code_id" | "asked_by"> & { payload: { method: string } };
  /** Event of the report itself; `undefined` if the bolt was there already. */
  event: NewEvent | undefined;
}

interface Movements {
  told: NewEvent[];
  /** Movement in the report, whether or not its event is emitted now; `undefined` for none. */
  movement: NewEvent | undefined;
}

/**
 * Events to emit now for a report. A movement without a cause waits. The next report of the same direction with a cause
 * gives it that cause; the movement keeps its own time. Any other movement emits the waiting one first, without a
 * cause.
 */
export async function movementsTold(
  tx: Tx,
  row: LockedDevice,
  { report: { locked, source, moved_at, at }, cause, event }: Report,
): Promise<Movements> {
  const own = event ? [event] : [];
  // A simulated lock reports both at once.
  if (typeof locked !== "boolean" || source === "assumed" || row.driver_key === null)
    return { told: own, movement: event };
  const isClaimed = cause.payload.method !== "unknown";
  if (!isClaimed && !event) return { told: [], movement: undefined };
  const waiting = await takeMovement(tx, row.device_id);
  const earlier = waiting ? [waiting] : [];
  if (!isClaimed) {
    if (event) await keepMovement(tx, row, { event, movedAt: moved_at ?? at });
    return { told: earlier, movement: event };
  }
  const isSame = waiting?.event_type === (locked ? "lock.locked" : "lock.unlocked");
  const claimed = waiting && isSame ? { ...waiting, ...cause } : undefined;
  return claimed ? { told: [claimed], movement: claimed } : { told: [...earlier, ...own], movement: event };
}

async function keepMovement(
  tx: Tx,
  { workspace_id, device_id }: Pick<DeviceRow, "workspace_id" | "device_id">,
  { event, movedAt }: { event: NewEvent; movedAt: WorkspaceTime },
): Promise<void> {
  const workspace = await tx
    .selectFrom("workspaces")
    .select("clock_offset_ms")
    .where("workspace_id", "=", workspace_id)
    .executeTakeFirst();
  const run_at = (workspace ? toServerTime(movedAt, workspace) : movedAt) + attributionMs;
  const payload: MovementJob = { device_id, event };
  await addJob(tx, { kind: movementJobKind, workspace_id, lane: movementLane(device_id), payload, run_at });
}

async function takeMovement(tx: Tx, device_id: string): Promise<NewEvent | undefined> {
  const taken = await tx
    .deleteFrom("jobs")
    .where("lane", "=", movementLane(device_id))
    .returning("payload")
    .executeTakeFirst();
  return taken && (JSON.parse(taken.payload) as MovementJob).event;
}

/** Emits a waiting movement whose cause was not reported. */
export async function tellMovement({ database }: Pick<DoorServices, "database">, job: Job): Promise<void> {
  const { device_id, event } = job.payload as MovementJob;
  await database.transaction(async (tx) => {
    // The device is locked first, as everywhere that this job's event is taken.
    const row = await lockDeviceRow(tx, device_id);
    await finishJob(tx, job);
    if (row) await appendEvents(tx, row.workspace_id, [event]);
  });
}

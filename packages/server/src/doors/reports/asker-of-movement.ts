// Finds the caller of a movement that a lock reports as remote. The report may come before the command ends, or after a
// command that ended unconfirmed.
import { askersOf } from "../action-attempts.ts";
import { iso, type WorkspaceTime } from "../../base/clock.ts";
import type { Tx } from "../../base/db/database.ts";
import { commandDeadlineMs } from "../../driver/op.ts";
import { type AskedBy, readAskedBy } from "../../base/db/asked-by.ts";
import { type LockCommandJob, lockJobKind, lockLane } from "../../base/jobs/lock-command-job.ts";

interface Movement {
  device_id: string;
  locked: boolean;
  at: WorkspaceTime;
}

/** Resolves to `undefined` if no command of this server had that target, so that another app or hub caused it. */
export async function askerOfMovement(tx: Tx, movement: Movement): Promise<AskedBy | undefined> {
  return (await askerUnderWay(tx, movement)) ?? (await askerOfUnconfirmed(tx, movement));
}

/** Finds the caller of the command that was sent to the lock, in either direction, for a jam. */
export const askerOfJam = (tx: Tx, { device_id }: Pick<Movement, "device_id">): Promise<AskedBy | undefined> =>
  askerUnderWay(tx, { device_id });

/**
 * Finds the caller of a sent command; one without a deadline was not sent.
 * @param movement.locked - Absent for either way.
 */
async function askerUnderWay(
  tx: Tx,
  { device_id, locked }: Pick<Movement, "device_id"> & Partial<Movement>,
): Promise<AskedBy | undefined> {
  const jobs = tx.selectFrom("jobs").select(["kind", "payload"]).where("lane", "=", lockLane(device_id));
  const [first] = await jobs.orderBy("job_id").limit(1).execute();
  if (first?.kind !== lockJobKind) return undefined;
  const command = JSON.parse(first.payload) as LockCommandJob;
  if (command.deadline === undefined || (locked ?? command.locked) !== command.locked) return undefined;
  return (await askersOf(tx, [command.action_attempt_id])).get(command.action_attempt_id);
}

async function askerOfUnconfirmed(tx: Tx, { device_id, locked, at }: Movement): Promise<AskedBy | undefined> {
  const last = await tx
    .selectFrom("action_attempts")
    .select(["action_type", "asked_by", "result"])
    .where("device_id", "=", device_id)
    .where("created_at", ">=", iso(at - commandDeadlineMs))
    .where("action_type", "in", ["LOCK_DOOR", "UNLOCK_DOOR"])
    .where("status", "=", "success")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const isIt = last?.action_type === (locked ? "LOCK_DOOR" : "UNLOCK_DOOR");
  const isUnconfirmed =
    (JSON.parse(last?.result ?? "{}") as { was_confirmed_by_device?: boolean }).was_confirmed_by_device === false;
  return isIt && isUnconfirmed ? readAskedBy(last.asked_by) : undefined;
}

// A lock or unlock that somebody asked for: written down with its job, then answered.
import { type ActionAttempt, insertAttempt, whenEnded } from "../action-attempts.ts";
import type { Context } from "../context.ts";
import type { DeviceRow } from "../db/schema.ts";
import { addJob } from "../jobs/jobs.ts";
import { limitRate } from "../rate-limits.ts";
import type { DeviceCommand } from "./ask-driver.ts";

export const lockJobKind = "lock_command";
export const lockLane = (device_id: string): string => `lock ${device_id}`;

export interface LockCommand extends DeviceCommand {
  locked: boolean;
}

export async function beginLockCommand(context: Context, device: DeviceRow, locked: boolean, sync = false): Promise<ActionAttempt> {
  const { database, clock, workspace } = context;
  const { workspace_id } = workspace;
  const { device_id } = device;
  const attempt = await database.transaction(async (tx) => {
    const action_type = locked ? "LOCK_DOOR" : "UNLOCK_DOOR";
    await limitRate(context, tx, device_id, action_type);
    const made = await insertAttempt(tx, { workspace_id, device_id, action_type, created_at: context.moment() });
    const payload: LockCommand = { action_attempt_id: made.action_attempt_id, device_id, locked };
    await addJob(database, tx, { kind: lockJobKind, workspace_id, lane: lockLane(device_id), payload, run_at: clock.now() });
    return made;
  });
  return sync ? whenEnded(database, attempt) : attempt;
}

// Accepts a lock or unlock command: stores it with its job, then answers.
import { type ActionAttempt, whenEnded } from "../action-attempts.ts";
import type { Context } from "../context.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { lockJobKind, lockLane } from "../../base/jobs/lock-command-job.ts";
import { limitRate } from "../rate-limits.ts";
import type { DeviceCommand } from "./ask-driver.ts";
import { beginCommand } from "./begin-command.ts";

export interface LockCommand extends DeviceCommand {
  locked: boolean;
}

export async function beginLockCommand(
  context: Context,
  device: DeviceRow,
  locked: boolean,
  sync = false,
): Promise<ActionAttempt> {
  const { device_id } = device;
  const attempt = await context.database.transaction(async (tx) => {
    const action_type = locked ? "LOCK_DOOR" : "UNLOCK_DOOR";
    await limitRate(tx, context, device_id, action_type);
    const lane = lockLane(device_id);
    return beginCommand(context, tx, { device_id, action_type, kind: lockJobKind, lane, command: { locked } });
  });
  return sync ? whenEnded(context.database, attempt) : attempt;
}

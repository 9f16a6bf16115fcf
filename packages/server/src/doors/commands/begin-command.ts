// Starts a command to a device: stores its attempt and its job in one transaction.
import { type ActionAttempt, insertAttempt } from "../action-attempts.ts";
import type { Context } from "../context.ts";
import type { Tx } from "../../base/db/database.ts";
import { askedBy } from "../events/asked-by.ts";
import { addJob } from "../../base/jobs/jobs.ts";
import type { DeviceCommand } from "./ask-driver.ts";

export interface CommandToBegin {
  device_id: string;
  action_type: string;
  /** Kind of the job. */
  kind: string;
  /**
   * Lane of the job. Jobs of a lane run in the order of their ids, which is the order of commits in transactions that
   * hold the device's row.
   */
  lane: string;
  /** Content of the command. */
  command: object;
}

export async function beginCommand(
  context: Context,
  tx: Tx,
  { device_id, action_type, kind, lane, command }: CommandToBegin,
): Promise<ActionAttempt> {
  const { workspace_id } = context.workspace;
  const attempt = await insertAttempt(tx, {
    workspace_id,
    device_id,
    action_type,
    created_at: context.moment(),
    asked_by: askedBy(context.asker),
  });
  const payload: DeviceCommand = { action_attempt_id: attempt.action_attempt_id, device_id, ...command };
  const run_at = context.clock.now();
  await addJob(tx, { kind, workspace_id, lane, payload, run_at, device_id });
  return attempt;
}

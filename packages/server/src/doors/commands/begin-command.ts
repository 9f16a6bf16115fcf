// How every command to a device begins: its attempt and its job are written down together.
import { type ActionAttempt, insertAttempt } from "../action-attempts.ts";
import type { Context } from "../context.ts";
import type { Tx } from "../../base/db/database.ts";
import { askedBy } from "../events/asked-by.ts";
import { addJob } from "../../base/jobs/jobs.ts";
import type { DeviceCommand } from "./ask-driver.ts";

export interface CommandToBegin {
  device_id: string;
  action_type: string;
  /** The kind of its job. */
  kind: string;
  /**
   * Jobs of a lane run in the order of their ids: in a transaction that holds the device's row, that is the order in
   * which they are committed.
   */
  lane: string;
  /** What the job is to tell the device. */
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

import type { WorkspaceTime } from "../clock.ts";
// The job of a bolt command, for readers other than its runner.
export const lockJobKind = "lock_command";
export const lockLane = (device_id: string): string => `lock ${device_id}`;

export interface LockCommandJob {
  action_attempt_id: string;
  locked: boolean;
  /** Present once the command may have been sent. */
  deadline?: WorkspaceTime;
}

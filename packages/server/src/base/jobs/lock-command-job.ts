import type { WorkspaceTime } from "../clock.ts";
// The job of a command to a bolt, as others than its runner read it.
export const lockJobKind = "lock_command";
export const lockLane = (device_id: string): string => `lock ${device_id}`;

export interface LockCommandJob {
  action_attempt_id: string;
  locked: boolean;
  /** There once the lock may have been told. */
  deadline?: WorkspaceTime;
}

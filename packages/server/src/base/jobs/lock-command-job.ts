// Fields of the job that locks or unlocks a door, for modules that only look at the job. `run-lock-command.ts` runs it.
import type { WorkspaceTime } from "../clock.ts";

export const lockJobKind = "lock_command";
/** Lane of a door's bolt commands. Jobs in a lane run one after another. */
export const lockLane = (device_id: string): string => `lock ${device_id}`;

export interface LockCommandJob {
  action_attempt_id: string;
  locked: boolean;
  /** Time until which the command may be sent. Stored just before sending, so a command without it was not sent. */
  deadline?: WorkspaceTime;
}

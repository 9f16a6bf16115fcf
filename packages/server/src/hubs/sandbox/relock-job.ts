// A job that reads a simulated lock at the moment of its auto-lock, so that the change is reported.
import type { Tx } from "../../base/db/database.ts";
import { addJob } from "../../base/jobs/jobs.ts";
import type { WorkspaceTime } from "../../base/clock.ts";
import { toServerTime } from "../../base/workspace-time.ts";

export const relockJobKind = "sandbox_relock";

export interface RelockJob {
  device_id: string;
  at: WorkspaceTime;
}

interface Place {
  device_id: string;
  workspace_id: string;
  clock_offset_ms: number;
}

/** Schedules the job, in a lane of its own, so that a shorter delay never waits behind a longer one. */
export const lookAtRelock = (tx: Tx, { device_id, workspace_id, clock_offset_ms }: Place, at: number): Promise<void> =>
  addJob(tx, {
    kind: relockJobKind,
    workspace_id,
    lane: `relock ${device_id} ${at}`,
    payload: { device_id, at } satisfies RelockJob,
    run_at: toServerTime(at, { clock_offset_ms }),
  });

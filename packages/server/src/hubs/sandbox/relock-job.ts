// A job that looks at a simulated lock at the moment when it locks itself: otherwise nobody would hear of it.
import type { Tx } from "../../base/db/database.ts";
import { addJob } from "../../base/jobs/jobs.ts";

export const relockJobKind = "sandbox_relock";

export interface RelockJob {
  device_id: string;
  /** The workspace's time. */
  at: number;
}

interface Place {
  device_id: string;
  workspace_id: string;
  clock_offset_ms: number;
}

/** A lane for each: a shorter delay must not wait behind a longer one. */
export const lookAtRelock = (tx: Tx, { device_id, workspace_id, clock_offset_ms }: Place, at: number): Promise<void> =>
  addJob(tx, {
    kind: relockJobKind,
    workspace_id,
    lane: `relock ${device_id} ${at}`,
    payload: { device_id, at } satisfies RelockJob,
    run_at: at - clock_offset_ms,
  });

// Commands that are kept from their device until somebody lets go of them: a sandbox does so on request.
import { dayMs } from "../base/clock.ts";
import type { Query, Tx } from "../base/db/database.ts";
import type { Job } from "../base/db/job.ts";
import type { WorkspaceRow } from "../base/db/schema.ts";

/** How long a held command sleeps when nobody lets go; letting go wakes it. */
export const heldMs = 366 * dayMs;

type Place = Pick<WorkspaceRow, "workspace_id" | "is_sandbox"> & { device_id: string };

export interface CommandHold {
  isHeld(this: void, query: Query, place: Place): Promise<boolean>;
  /** The same, with the job's row locked; asked again before the job is put to sleep. */
  isStillHeld(this: void, tx: Tx, job: Job, place: Place): Promise<boolean>;
}

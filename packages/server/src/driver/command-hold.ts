// Holds commands back from their device until they are released. Sandboxes do this on request.
import { dayMs } from "../base/clock.ts";
import type { Query, Tx } from "../base/db/database.ts";
import type { Job } from "../base/db/job.ts";
import type { WorkspaceRow } from "../base/db/schema.ts";

/** Sleep of a held command in case it is never released. A release wakes it at once. */
export const heldMs = 366 * dayMs;

type Place = Pick<WorkspaceRow, "workspace_id" | "is_sandbox"> & { device_id: string };

export interface CommandHold {
  isHeld(this: void, query: Query, place: Place): Promise<boolean>;
  /** Asks again with the job's row locked, just before the job is put to sleep. */
  isStillHeld(this: void, tx: Tx, job: Job, place: Place): Promise<boolean>;
}

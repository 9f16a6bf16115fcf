// The sandbox's fault `hold`: action attempts stay pending until they are released. The server itself holds them back,
// so drivers do not simulate this fault.
import type { CommandHold } from "../../driver/command-hold.ts";
import type { Query, Tx } from "../../base/db/database.ts";
import type { WorkspaceRow } from "../../base/db/schema.ts";
import type { Job } from "../../base/db/job.ts";

type Place = Pick<WorkspaceRow, "workspace_id" | "is_sandbox"> & { device_id: string };

async function isHeld(query: Query, { workspace_id, is_sandbox, device_id }: Place): Promise<boolean> {
  if (is_sandbox === 0) return false;
  const row = await query
    .selectFrom("sandbox_faults")
    .select("fault")
    .where("workspace_id", "=", workspace_id)
    .where("device_id", "in", [device_id, ""])
    .where("fault", "=", "hold")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether the hold is still in force, asked with the job's row locked before the job sleeps. The release locks the same
 * row: either it came first, and this resolves to `false`, or it finds the sleeping job and wakes it.
 */
async function isStillHeld(tx: Tx, { job_id }: Job, place: Place): Promise<boolean> {
  if (place.is_sandbox === 0) return false;
  await tx.lock(tx.selectFrom("jobs").select("job_id").where("job_id", "=", job_id)).executeTakeFirst();
  return isHeld(tx, place);
}

export const sandboxHold: CommandHold = { isHeld, isStillHeld };

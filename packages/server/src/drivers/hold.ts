// The sandbox's `hold`: attempts stay pending until somebody lets go. Not a fault of a lock, so drivers know nothing of it.
import type { Database } from "../db/database.ts";
import type { WorkspaceRow } from "../db/schema.ts";

export async function isHeld({ query }: Database, { workspace_id, is_sandbox }: WorkspaceRow, device_id: string): Promise<boolean> {
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

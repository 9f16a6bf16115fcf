// Handles a door whose lock was replaced. Its codes are assumed to be on the new lock until that is read.
import { iso, type WorkspaceTime } from "../../base/clock.ts";
import { accessCodeOf, saveAccessCode } from "../../base/db/access-codes.ts";
import type { Tx } from "../../base/db/database.ts";
import type { DeviceRow } from "../../base/db/schema.ts";

/** Marks the codes as assumed. Refusals and changes at the former lock do not concern the new one. */
export async function assumeCodes(
  tx: Tx,
  { device_id }: Pick<DeviceRow, "device_id">,
  now: WorkspaceTime,
): Promise<void> {
  await tx
    .updateTable("code_slots")
    .set({ phase: "assumed" })
    .where("device_id", "=", device_id)
    .where("op_id", "is", null)
    .where("phase", "in", ["set", "inactive"])
    .execute();
  const rows = await tx
    .selectFrom("access_codes")
    .selectAll()
    .where("device_id", "=", device_id)
    .where("is_managed", "=", 1)
    .where("status", "in", ["set", "setting"])
    .execute();
  for (const row of rows) {
    const code = accessCodeOf(row);
    const wishes = { ...code.wishes, changed_at: iso(now) };
    const next = { ...code, status: "setting" as const, errors: [], warnings: [], wishes };
    await saveAccessCode(tx, next, { refused: null, tries: 0, not_before: 0 });
  }
}

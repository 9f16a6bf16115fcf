import { type Beside, codeEntity } from "../slots/code-entity.ts";
import { wantedAt } from "../slots/code-placement.ts";
import type { Context } from "../context.ts";
import type { AccessCodeRow } from "../../base/db/schema.ts";

/**
 * An unmanaged code as sent (platform-api §3.8). Fields of a managed one are left out: the code may have been ours
 * before its lock was let go.
 */
export function unmanagedAsSent(context: Context, row: AccessCodeRow, device: Beside["device"]) {
  const code = codeEntity(row, { device, backups: 0, slot: undefined, now: context.now() });
  const {
    access_code_id,
    device_id,
    name,
    type,
    created_at,
    errors,
    warnings,
    starts_at = null,
    ends_at = null,
  } = code;
  // Its lock keeps it to its hours by itself, so whether it works now is told by the clock.
  const { begun, gone } = wantedAt({ ...row, removal_asked_at: null }, context.now(), true);
  return {
    access_code_id,
    workspace_id: row.workspace_id,
    device_id,
    name,
    code: code.code,
    type,
    status: begun && !gone ? ("set" as const) : ("unset" as const),
    starts_at,
    ends_at,
    created_at,
    errors,
    warnings,
    is_managed: false as const,
    // For old clients, whose types have this field here too.
    is_backup_access_code_available: false,
  };
}

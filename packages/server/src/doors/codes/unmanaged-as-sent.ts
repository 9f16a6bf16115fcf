import { type Beside, codeEntity } from "../slots/code-entity.ts";
import { wantedAt } from "../slots/code-placement.ts";
import type { Context } from "../context.ts";
import type { AccessCodeRow } from "../../base/db/schema.ts";

/**
 * Makes an unmanaged code's entity (platform-api §3.8). Fields of managed codes are left out, because the code may have
 * been managed before its lock became unmanaged.
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
  // The lock itself enforces the schedule, so the clock decides if the code works now.
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
    // Types of old clients have this field here too.
    is_backup_access_code_available: false,
  };
}

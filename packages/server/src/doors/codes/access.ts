// Finds the codes that a caller may see: those on visible managed devices, without backup codes that were not handed
// out.
import type { Context } from "../context.ts";
import type { Query } from "../../base/db/database.ts";
import type { Flag } from "../../base/db/column.ts";
import type { AccessCodeRow, DeviceRow } from "../../base/db/schema.ts";
import { ofNoOtherCustomer } from "../access/of-customer.ts";
import { requireDevice, visibleDevices } from "../access/device-access.ts";
import { notFound } from "../../base/errors.ts";

interface CodeRef {
  access_code_id?: string | undefined;
  device_id?: string | undefined;
  code?: string | undefined;
}

/** Selects visible codes. @param query - The open transaction, if any. */
export function visibleCodes(context: Context, is_managed: Flag, query: Query = context.database.query) {
  const codes = query
    .selectFrom("access_codes")
    .where("workspace_id", "=", context.workspace.workspace_id)
    .where("is_managed", "=", is_managed)
    .where("is_backup", "=", 0)
    .where("device_id", "in", visibleDevices(context, {}, query).where("is_managed", "=", 1).select("device_id"));
  const customer_key = context.session?.customer_key ?? null;
  return customer_key === null ? codes : codes.where(ofNoOtherCustomer(context, customer_key));
}

/**
 * Finds a code, or throws a 404 without a reason. A code of the other kind (managed or unmanaged) is not found either.
 */
export async function requireCode(
  context: Context,
  { access_code_id, device_id, code }: CodeRef,
  is_managed: Flag = 1,
): Promise<AccessCodeRow> {
  let query = visibleCodes(context, is_managed).selectAll();
  if (access_code_id !== undefined) query = query.where("access_code_id", "=", access_code_id.toLowerCase());
  if (device_id !== undefined) query = query.where("device_id", "=", device_id.toLowerCase());
  if (code !== undefined) query = query.where("code", "=", code);
  const row = await query.orderBy("created_at").limit(1).executeTakeFirst();
  if (!row) throw notFound("access_code", access_code_id === undefined ? { device_id } : { access_code_id });
  return row;
}

export const deviceOfCode = (context: Context, { device_id }: Pick<AccessCodeRow, "device_id">): Promise<DeviceRow> =>
  requireDevice(context, { device_id });

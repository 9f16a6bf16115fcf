// A device with the account and the workspace it belongs to: what is needed to speak to it.
import type { Query } from "./database.ts";
import { isLeaving } from "./leaving.ts";
import type { DeviceRow, WorkspaceRow } from "./schema.ts";

export interface DevicePlace {
  device: DeviceRow;
  workspace: WorkspaceRow;
  /** Which driver runs the account's devices. */
  driver: string;
}

/** undefined: the device is gone, or about to be, with its account. */
export async function findDevicePlace(query: Query, device_id: string): Promise<DevicePlace | undefined> {
  const device = await query.selectFrom("devices").selectAll().where("device_id", "=", device_id).executeTakeFirst();
  if (!device) return undefined;
  const { workspace_id, connected_account_id } = device;
  const workspace = await query
    .selectFrom("workspaces")
    .selectAll()
    .where("workspace_id", "=", workspace_id)
    .executeTakeFirst();
  const account = await query
    .selectFrom("connected_accounts")
    .select("driver")
    .where("connected_account_id", "=", connected_account_id)
    .executeTakeFirst();
  if (!workspace || !account || isLeaving(workspace, connected_account_id)) return undefined;
  return { device, workspace, driver: account.driver };
}

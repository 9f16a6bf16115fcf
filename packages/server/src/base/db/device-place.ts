// A device with its account and workspace, which is needed to call its driver.
import type { Query } from "./database.ts";
import { isLeaving } from "./leaving.ts";
import type { DeviceRow, WorkspaceRow } from "./schema.ts";

export interface DevicePlace {
  device: DeviceRow;
  workspace: WorkspaceRow;
  /** Kind of the account's driver. */
  driver: string;
}

/** Finds a device. Resolves to `undefined` if it is gone, or is being deleted with its account. */
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

// One lock and its codes as they are now: what is wanted, and what the server knows to be there.
import type { Database, Query } from "../db/database.ts";
import { isLeaving } from "../db/leaving.ts";
import type { AccessCodeRow, CodeSlotRow, DeviceRow, WorkspaceRow } from "../db/schema.ts";
import { type CodeCapabilities, DriverError } from "../drivers/driver.ts";
import type { Services } from "../services.ts";
import { slotsOf } from "./slots.ts";

export interface CodesView {
  workspace: WorkspaceRow;
  device: DeviceRow;
  /** Name of the driver. */
  driver: string;
  /** Workspace time. */
  now: number;
  capabilities: CodeCapabilities;
  /** Oldest first. */
  codes: readonly AccessCodeRow[];
  slots: readonly CodeSlotRow[];
}

/** undefined when there is nothing to look after: the lock is gone, or not ours to program. */
export async function lookAtCodes(services: Services, device_id: string): Promise<CodesView | undefined> {
  const { query } = services.database;
  const device = await query.selectFrom("devices").selectAll().where("device_id", "=", device_id).executeTakeFirst();
  if (!device) return undefined;
  const slots = await slotsOf(query, device_id);
  // On a lock that is unmanaged now, operations under way are still finished, so that it is known what the lock holds.
  const underWay = new Set(slots.filter(({ op_id }) => op_id !== null).map(({ access_code_id }) => access_code_id));
  if (device.is_managed === 0 && underWay.size === 0) return undefined;
  const workspace = await query
    .selectFrom("workspaces")
    .selectAll()
    .where("workspace_id", "=", device.workspace_id)
    .executeTakeFirstOrThrow();
  if (isLeaving(workspace, device.connected_account_id)) return undefined;
  const account = await query
    .selectFrom("connected_accounts")
    .select("driver")
    .where("connected_account_id", "=", device.connected_account_id)
    .executeTakeFirstOrThrow();
  const capabilities = await capabilitiesOf(services, account.driver, device);
  if (!capabilities) return undefined;
  const native_schedule = capabilities.native_schedule ? 1 : 0;
  // Kept in the device's row for lists of codes, which cannot ask every lock.
  if (device.native_schedule !== native_schedule)
    await query.updateTable("devices").set({ native_schedule }).where("device_id", "=", device_id).execute();
  const now = services.clock.now() + workspace.clock_offset_ms;
  const all = await query
    .selectFrom("access_codes")
    .selectAll()
    .where("device_id", "=", device_id)
    .orderBy("created_at")
    .orderBy("access_code_id")
    .execute();
  const codes = device.is_managed === 0 ? all.filter(({ access_code_id }) => underWay.has(access_code_id)) : all;
  return { workspace, device, driver: account.driver, now, capabilities, codes, slots };
}

async function capabilitiesOf({ drivers }: Services, driver: string, { device_id, workspace_id }: DeviceRow) {
  try {
    return await drivers.named(driver).codeCapabilities?.({ device_id, workspace_id });
  } catch (error) {
    // Any other fault passes, so the job is tried again: to return undefined would end it, and nobody would look after these codes again.
    if (error instanceof DriverError && (error.fault === "unsupported" || error.fault === "gone")) return undefined;
    throw error;
  }
}

/** The code as it is in this transaction, if it still exists. */
export const readCode = (
  { forUpdate }: Pick<Database, "forUpdate">,
  tx: Query,
  access_code_id: string,
): Promise<AccessCodeRow | undefined> =>
  forUpdate(tx.selectFrom("access_codes").selectAll().where("access_code_id", "=", access_code_id)).executeTakeFirst();

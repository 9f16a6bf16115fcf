// Checks which network of locks answers at an account's address, and which of the account's devices the network lists.
// An account belongs to one network. While another network answers, its reports are dropped.
import { lockAccountRow, isAtOtherNetwork } from "../../base/db/connected-accounts.ts";
import type { Database, Tx } from "../../base/db/database.ts";
import { deviceOf } from "../../base/db/devices.ts";
import type { ConnectedAccountRow, DeviceRow } from "../../base/db/schema.ts";
import { holdWorkspace } from "../../base/db/workspaces.ts";
import { setAccountConnected } from "../../doors/accounts/connected-account-state.ts";
import type { DriverEvent } from "../../driver/driver.ts";
import { applyToDoor } from "../../doors/reports/device-events.ts";
import type { LinkedAccount } from "./account-for-driver.ts";
import { noteOtherAccounts } from "./same-network.ts";

export type Inventory = Extract<DriverEvent, { type: "inventory" }>;

/**
 * Applies a list of devices. Marks the account as connected, or as cut off if another network answers, and updates its
 * devices. Stores the network if the account has none. Resolves to whether the network is the account's own.
 */
export async function applyNetwork(
  database: Database,
  { connected_account_id, workspace_id }: Pick<LinkedAccount, "connected_account_id" | "workspace_id">,
  inventory: Inventory,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await holdWorkspace(tx, workspace_id);
    const row = await lockAccountRow(tx, connected_account_id);
    if (!row) return false;
    const doors = await tx
      .selectFrom("devices")
      .select(["device_id", "workspace_id", "driver_key", "body"])
      .where("connected_account_id", "=", connected_account_id)
      .orderBy("device_id")
      .execute();
    const isOwn = isOwnNetwork(row, doors, inventory);
    if (isOwn) await takeOwn(tx, row, inventory);
    else await setAccountConnected(tx, { row, connected: false, at: inventory.at, why: "hub_network_changed" });
    const keys = new Set(inventory.keys);
    for (const door of doors) await tellDoor(tx, door, { at: inventory.at, isOwn, keys });
    return isOwn;
  });
}

type Door = Pick<DeviceRow, "device_id" | "workspace_id" | "driver_key" | "body">;

/**
 * Whether the network is the account's own. An account has no network if an older version connected it, or if no
 * device was found then. Any network will do for such an account that has no devices; otherwise it must list one of
 * them.
 */
const isOwnNetwork = ({ network }: ConnectedAccountRow, doors: readonly Door[], inventory: Inventory): boolean =>
  network === null
    ? doors.length === 0 || doors.some(({ driver_key }) => inventory.keys.includes(driver_key ?? ""))
    : network === inventory.network;

async function takeOwn(tx: Tx, row: ConnectedAccountRow, inventory: Inventory): Promise<void> {
  const { connected_account_id } = row;
  if (row.network === null)
    await tx
      .updateTable("connected_accounts")
      .set({ network: inventory.network })
      .where("connected_account_id", "=", connected_account_id)
      .execute();
  if (isAtOtherNetwork(row)) await setAccountConnected(tx, { row, connected: true, at: inventory.at });
  await noteOtherAccounts(tx, { ...row, network: inventory.network }, inventory.at);
}

/** Updates a device. One that is listed again stays offline until it reports. */
async function tellDoor(
  tx: Tx,
  { device_id, workspace_id, driver_key, body }: Door,
  { at, isOwn, keys }: { at: number; isOwn: boolean; keys: ReadonlySet<string> },
): Promise<void> {
  const is_listed = isOwn && keys.has(driver_key ?? "");
  const wasMissing = deviceOf({ body }).errors.some(({ error_code }) => error_code === "missing_from_hub");
  if (driver_key === null || (is_listed && !wasMissing)) return;
  const state = { type: "state", device_id, at, online: false, source: "report" } as const;
  await applyToDoor(tx, { workspace_id, device_id }, [
    isOwn ? { ...state, is_listed } : { ...state, hub_online: false },
  ]);
}

// Updates an account's devices from its driver's events. A device is identified by its key: a new name or new abilities
// change its entity, an unknown key is a new device, and only `device_gone` removes one.
import { randomUUID } from "node:crypto";
import { iso } from "../../base/clock.ts";
import { accountOf, isAtOtherNetwork, lockAccountRow } from "../../base/db/connected-accounts.ts";
import type { Database, Tx } from "../../base/db/database.ts";
import { deviceOf, insertDevices, saveDevice } from "../../base/db/devices.ts";
import type { ConnectedAccountRow, DeviceRow } from "../../base/db/schema.ts";
import { holdWorkspace } from "../../base/db/workspaces.ts";
import { linkedDevice, withInfo } from "../../doors/devices/linked-device.ts";
import type { DeviceInfo } from "../../driver/device-info.ts";
import type { DriverEvent } from "../../driver/driver.ts";
import { appendEvents, type NewEvent } from "../../doors/events/events.ts";
import type { LinkedAccount } from "./account-for-driver.ts";

type Found = Extract<DriverEvent, { type: "device" }>;

/** Most devices of an account. More is no building, but a mistake or an attack. */
const mostDevices = 2000;

export async function applyInventory(
  database: Database,
  { connected_account_id, workspace_id }: Pick<LinkedAccount, "connected_account_id" | "workspace_id">,
  found: readonly Found[],
): Promise<void> {
  await database.transaction(async (tx) => {
    await holdWorkspace(tx, workspace_id);
    const row = await lockAccountRow(tx, connected_account_id);
    if (!row || isAtOtherNetwork(row)) return;
    const known = await tx
      .lock(
        tx
          .selectFrom("devices")
          .selectAll()
          .where("connected_account_id", "=", connected_account_id)
          .orderBy("device_id"),
      )
      .execute();
    await appendEvents(tx, workspace_id, await takeIn(tx, row, known, latestOf(found)));
  });
}

const latestOf = (found: readonly Found[]): Found[] => [
  ...new Map(found.map((each) => [each.device.key, each])).values(),
];

async function takeIn(
  tx: Tx,
  account: ConnectedAccountRow,
  known: readonly DeviceRow[],
  found: readonly Found[],
): Promise<NewEvent[]> {
  const byKey = new Map(known.map((row) => [row.driver_key, row]));
  const leftOut = leftOutOf(account);
  const added: Found[] = [];
  for (const each of found) {
    const row = byKey.get(each.device.key);
    if (row) await refresh(tx, row, each.device);
    else if (!leftOut.has(each.device.key) && byKey.size + added.length < mostDevices) added.push(each);
  }
  return insertLinkedDevices(
    tx,
    account,
    added.map(({ device }) => device),
    added[0]?.at ?? 0,
  );
}

const leftOutOf = ({ settings }: ConnectedAccountRow): ReadonlySet<unknown> =>
  new Set((JSON.parse(settings ?? "{}") as { left_out?: unknown[] }).left_out ?? []);

async function refresh(tx: Tx, row: DeviceRow, info: DeviceInfo): Promise<void> {
  const driver_info = JSON.stringify(info);
  if (driver_info !== row.driver_info)
    await tx.updateTable("devices").set({ driver_info }).where("device_id", "=", row.device_id).execute();
  const device = withInfo(
    deviceOf(row),
    info,
    row.driver_info === null ? undefined : (JSON.parse(row.driver_info) as DeviceInfo),
  );
  if (JSON.stringify(device) !== row.body) await saveDevice(tx, device);
}

/** Inserts devices. Resolves to their events. */
export async function insertLinkedDevices(
  tx: Tx,
  row: ConnectedAccountRow,
  infos: readonly DeviceInfo[],
  at: number,
): Promise<NewEvent[]> {
  const account = accountOf(row);
  const is_managed = account.automatically_manage_new_devices;
  const devices = infos.map((info) => linkedDevice(account, info, { device_id: randomUUID(), created_at: iso(at) }));
  await insertDevices(tx, devices, { is_managed });
  for (const [index, info] of infos.entries())
    await tx
      .updateTable("devices")
      .set({ driver_key: info.key, driver_info: JSON.stringify(info) })
      .where("device_id", "=", devices[index]?.device_id ?? "")
      .execute();
  return devices.map(({ device_id, connected_account_id }) => ({
    event_type: is_managed ? "device.connected" : "device.unmanaged.connected",
    occurred_at: iso(at),
    device_id,
    connected_account_id,
  }));
}

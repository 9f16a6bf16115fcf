// Moves an account to another network of locks after its controller was replaced and its locks were included anew. The
// operator matches old doors to new locks; matched doors keep their ids, codes and history.
import { assumeCodes } from "../../doors/slots/replaced-lock.ts";
import { applyConsequences } from "../../doors/consequences/consequences.ts";
import { accountOf, lockAccountRow, saveConnectedAccount } from "../../base/db/connected-accounts.ts";
import type { Tx } from "../../base/db/database.ts";
import { deviceOf, saveDevice, type LockedDevice, lockDevices } from "../../base/db/devices.ts";
import type { ConnectedAccountRow } from "../../base/db/schema.ts";
import { holdWorkspace } from "../../base/db/workspaces.ts";
import { setAccountConnected } from "../../doors/accounts/connected-account-state.ts";
import { withInfo } from "../../doors/devices/linked-device.ts";
import type { DeviceInfo } from "../../driver/device-info.ts";
import { appendEvents, type NewEvent } from "../../doors/events/events.ts";
import { applyRemoval } from "../../doors/reports/device-reports.ts";
import { insertLinkedDevices } from "./inventory.ts";
import { noteOtherAccounts } from "./same-network.ts";
import type { ServerTime } from "../../base/clock.ts";

interface Replacement {
  connected_account_id: string;
  workspace_id: string;
  network: string;
  /** Locks of the new network. */
  found: readonly DeviceInfo[];
  /** Keys of new locks, by the ids of the old doors. */
  matches: ReadonlyMap<string, string>;
  /** Settings of the new network if its address differs, as given by the operator. */
  moved?: { settings: Readonly<Record<string, unknown>>; login: string } | undefined;
  at: ServerTime;
}

/** Carries out the replacement. Resolves to `undefined` if the account is gone. */
export async function replaceNetwork(
  tx: Tx,
  replacement: Replacement,
): Promise<{ removed: string[]; added: string[] } | undefined> {
  const { connected_account_id, workspace_id, network, found, matches, at } = replacement;
  await holdWorkspace(tx, workspace_id);
  const row = await lockAccountRow(tx, connected_account_id);
  if (!row) return undefined;
  await moveAccount(tx, row, replacement);
  const byKey = new Map(found.map((info) => [info.key, info]));
  const doors = await doorsOf(tx, connected_account_id);
  const events: NewEvent[] = [];
  for (const door of doors) {
    const info = byKey.get(matches.get(door.device_id) ?? "");
    if (info) await moveDoor(tx, { door, info, at });
    else events.push(...(await applyRemoval(tx, door, at)));
  }
  const taken = new Set(matches.values());
  const joining = found.filter(({ key }) => !taken.has(key));
  const moved = (await lockAccountRow(tx, connected_account_id)) ?? row;
  await setAccountConnected(tx, { row: moved, connected: true, at });
  const connected = (await lockAccountRow(tx, connected_account_id)) ?? moved;
  events.push(...(await insertLinkedDevices(tx, connected, joining, at)));
  await appendEvents(tx, workspace_id, events);
  await noteOtherAccounts(tx, { connected_account_id, workspace_id, network }, at);
  await tx.notify("links", "");
  const removed = doors.filter(({ device_id }) => !matches.has(device_id)).map(({ device_id }) => device_id);
  return { removed, added: joining.map(({ key }) => key) };
}

const doorsOf = (tx: Tx, connected_account_id: string): Promise<LockedDevice[]> =>
  lockDevices(
    tx,
    tx
      .selectFrom("devices")
      .selectAll()
      .where("connected_account_id", "=", connected_account_id)
      .where("driver_key", "is not", null),
  );

/** Stores new settings, which restarts the link, so that all devices are reported again. */
async function moveAccount(tx: Tx, row: ConnectedAccountRow, replacement: Replacement): Promise<void> {
  const { network, moved, at } = replacement;
  const before = JSON.parse(row.settings ?? "{}") as Record<string, unknown>;
  const settings = JSON.stringify({ ...before, ...moved?.settings, left_out: [], replaced_at: at });
  await tx
    .updateTable("connected_accounts")
    .set({ network, settings, ...(moved && { login: moved.login, added_by_operator: 1 }) })
    .where("connected_account_id", "=", row.connected_account_id)
    .execute();
  if (!moved) return;
  const account = accountOf(row);
  if (account.display_name === row.login) account.display_name = moved.login;
  await saveConnectedAccount(tx, { ...account, user_identifier: { api_url: moved.login } }, moved.login);
}

interface Move {
  door: LockedDevice;
  info: DeviceInfo;
  at: number;
}

/** Moves a door to its new lock. Its codes are looked for there, and written again if they are missing. */
async function moveDoor(tx: Tx, { door, info, at }: Move): Promise<void> {
  if (info.key !== door.driver_key) await assumeCodes(tx, door, at);
  await tx
    .updateTable("devices")
    .set({
      driver_key: info.key,
      driver_info: JSON.stringify(info),
      silences: 0,
      upkeep_failures: 0,
      upkeep_rests_until: 0,
    })
    .where("device_id", "=", door.device_id)
    .execute();
  // `withInfo` renames a door if its lock's name at the hub changed. With the same info twice, the door keeps its name.
  const device = withInfo(deviceOf(door), info, info);
  device.errors = device.errors.filter(({ error_code }) => error_code !== "device_removed");
  await saveDevice(tx, device);
  await applyConsequences(tx, "replaced", [{ ...door, body: JSON.stringify(device) }], {});
}

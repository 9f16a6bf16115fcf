// An account loses its authorisation at the maker, or regains it: the account, its devices and their codes say so.
import { iso } from "../clock.ts";
import { accountError, type ErrorEntry } from "../catalogue/issues/issues.ts";
import { retryCodes } from "../codes/schedule.ts";
import { accountOf, saveConnectedAccount } from "../db/connected-accounts.ts";
import type { Database, Query } from "../db/database.ts";
import { type DeviceEntity, deviceOf } from "../db/devices.ts";
import type { ConnectedAccountRow, DeviceRow } from "../db/schema.ts";
import { appendEvents, type NewEvent } from "../events.ts";

const disconnected = "account_disconnected";

export async function setAccountConnected(
  database: Database,
  tx: Query,
  { row, connected, at }: { row: ConnectedAccountRow; connected: boolean; at: number },
): Promise<void> {
  if ((row.is_connected === 1) === connected) return;
  const { workspace_id, connected_account_id } = row;
  const occurred_at = iso(at);
  const account = accountOf(row);
  account.errors = withIssue(account.errors, connected, occurred_at);
  await saveConnectedAccount(tx, account, row.login);
  const devices = await database
    .forUpdate(
      tx
        .selectFrom("devices")
        .select(["device_id", "workspace_id", "is_managed", "body"])
        .where("connected_account_id", "=", connected_account_id)
        .orderBy("device_id"),
    )
    .execute();
  for (const device of devices) await saveErrors(tx, device, connected, occurred_at);
  if (connected) await retryCodes(database, tx, devices);
  const accountEvent = { event_type: `connected_account.${connected ? "connected" : "disconnected"}`, occurred_at, connected_account_id };
  await appendEvents(database, tx, workspace_id, [
    accountEvent,
    ...devices.flatMap((device) => deviceEvent(device, { connected_account_id, occurred_at, connected })),
  ]);
}

function withIssue(errors: readonly ErrorEntry[], connected: boolean, created_at: string): ErrorEntry[] {
  const others = errors.filter(({ error_code }) => error_code !== disconnected);
  return connected ? others : [...others, accountError(disconnected, created_at)];
}

type Row = Pick<DeviceRow, "device_id" | "workspace_id" | "is_managed" | "body">;

async function saveErrors(tx: Query, row: Row, connected: boolean, at: string): Promise<void> {
  const device: DeviceEntity = deviceOf(row);
  device.errors = withIssue(device.errors, connected, at);
  await tx
    .updateTable("devices")
    .set({ body: JSON.stringify(device) })
    .where("device_id", "=", row.device_id)
    .execute();
}

function deviceEvent(
  row: Row,
  { connected_account_id, occurred_at, connected }: { connected_account_id: string; occurred_at: string; connected: boolean },
): NewEvent[] {
  const family = row.is_managed === 1 ? "device" : "device.unmanaged";
  const common = { occurred_at, device_id: row.device_id, connected_account_id };
  if (!connected) return [{ ...common, event_type: `${family}.disconnected`, payload: { error_code: disconnected } }];
  return deviceOf(row).properties.online ? [{ ...common, event_type: `${family}.connected` }] : [];
}

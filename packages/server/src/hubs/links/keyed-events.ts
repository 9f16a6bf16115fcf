// Translates events of devices from keys to device ids. Events of devices outside the account are dropped.
import { isAtOtherNetwork } from "../../base/db/connected-accounts.ts";
import type { Database } from "../../base/db/database.ts";
import type { DeviceEvent, DriverEvent } from "../../driver/driver.ts";
import { applyDeviceEvents } from "../../doors/reports/device-events.ts";
import type { LinkedAccount } from "./account-for-driver.ts";

type KeyedEvent = Extract<DriverEvent, { key: string }>;

export async function applyKeyedEvents(
  database: Database,
  { connected_account_id, workspace_id }: Pick<LinkedAccount, "connected_account_id" | "workspace_id">,
  events: readonly KeyedEvent[],
): Promise<void> {
  const account = await database.query
    .selectFrom("connected_accounts")
    .select("body")
    .where("connected_account_id", "=", connected_account_id)
    .executeTakeFirst();
  if (!account || isAtOtherNetwork(account)) return;
  const rows = await database.query
    .selectFrom("devices")
    .select(["device_id", "driver_key"])
    .where("connected_account_id", "=", connected_account_id)
    .where(database.among("driver_key", [...new Set(events.map(({ key }) => key))]))
    .execute();
  const idOf = new Map(rows.map(({ device_id, driver_key }) => [driver_key, device_id]));
  const known = events.flatMap(({ key, ...event }): DeviceEvent[] => {
    const device_id = idOf.get(key);
    return device_id === undefined ? [] : [{ ...event, device_id }];
  });
  await applyDeviceEvents(database, workspace_id, known);
}

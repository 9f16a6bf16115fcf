import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Stores the network of an account's locks, and counts of readings for the command line. */
export async function up(db: Kysely<Schema>): Promise<void> {
  const statements = [
    sql`alter table connected_accounts add column network text`,
    // Keys of Z-Wave locks start with their network: zwave:<home id>:<node>.
    sql`update connected_accounts set network = (
      select substr(device.driver_key, 1, 14) from devices as device
      where device.connected_account_id = connected_accounts.connected_account_id and device.driver_key like 'zwave:%'
      order by device.created_at, device.device_id limit 1)
      where driver = 'zwave_js' and settings is not null`,
    sql`create index accounts_by_network on connected_accounts (network) where network is not null`,
    sql`alter table account_links add column questions text`,
  ];
  for (const statement of statements) await statement.execute(db);
}

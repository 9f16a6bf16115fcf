import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** Manufacturers whose locks have no auto-lock. */
const without = ["salto", "igloohome", "smartthings", "hubitat"];
const pageSize = 1000;

interface Row {
  device_id: string;
  state: string;
  body: string;
}
interface Device {
  properties: Record<string, unknown>;
}

/** Adds auto-lock to simulated locks that were made before it existed. */
export async function up(db: Kysely<Schema>): Promise<void> {
  for (let last: string | undefined = ""; last !== undefined; ) {
    const { rows } =
      await sql<Row>`select d.device_id, l.state, d.body from sandbox_locks as l join devices as d on d.device_id = l.device_id
      join connected_accounts as a on a.connected_account_id = d.connected_account_id
      where d.device_id > ${last} and a.account_type not in (${sql.join(without)}) order by d.device_id limit ${pageSize}`.execute(
        db,
      );
    for (const row of rows) await enable(db, row);
    last = rows.length < pageSize ? undefined : rows.at(-1)?.device_id;
  }
}

async function enable(db: Kysely<Schema>, { device_id, ...row }: Row): Promise<void> {
  const lock = JSON.parse(row.state) as { codes: object | null; auto_lock?: object };
  // Locks without a keypad have no auto-lock.
  if (lock.codes === null || lock.auto_lock !== undefined) return;
  const device = JSON.parse(row.body) as Device;
  const state = JSON.stringify({ ...lock, auto_lock: { enabled: false, delay_s: 30 } });
  const properties = { ...device.properties, auto_lock_enabled: false, auto_lock_delay_seconds: 30 };
  const body = JSON.stringify({ ...device, can_configure_auto_lock: true, properties });
  await sql`update sandbox_locks set state = ${state} where device_id = ${device_id}`.execute(db);
  await sql`update devices set body = ${body} where device_id = ${device_id}`.execute(db);
}

// Things of a person apart from access grants: devices, client sessions, pushed data.
import { sql } from "kysely";
import type { Tx } from "../../base/db/database.ts";

/** Moves the things of merged people to the survivor. */
export async function moveBelongings(tx: Tx, from: readonly string[], user_identity_id: string): Promise<void> {
  const ofThem = tx.among("user_identity_id", from);
  await sql`insert into identity_devices (user_identity_id, device_id)
    select distinct ${user_identity_id}, device_id from identity_devices where ${ofThem}
    on conflict do nothing`.execute(tx);
  await tx.deleteFrom("identity_devices").where(ofThem).execute();
  await tx.updateTable("client_sessions").set({ user_identity_id }).where(ofThem).execute();
  await tx.updateTable("customer_resources").set({ user_identity_id }).where(ofThem).execute();
}

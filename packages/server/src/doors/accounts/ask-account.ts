// Asks every device of an account how it is, and every lock which codes it holds, because a caller wants it.
import { lookSometime } from "../slots/wake-codes.ts";
import type { Context } from "../context.ts";
import { deviceOf } from "../../base/db/devices.ts";
import { pingLater } from "../reports/ping.ts";

export async function askAllOf({ database, clock }: Context, connected_account_id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const all = tx.selectFrom("devices").select(["device_id", "workspace_id", "body"]).orderBy("device_id");
    const ofAccount = all.where("connected_account_id", "=", connected_account_id).where("is_managed", "=", 1);
    const devices = await database.forUpdate(ofAccount).execute();
    for (const device of devices) await pingLater(database, tx, device, clock.now(), 0);
    const locks = devices.filter((device) => deviceOf(device).capabilities_supported.includes("access_code"));
    if (locks.length === 0) return;
    const run_at = clock.now();
    const moments = locks.map(({ device_id, workspace_id }) => ({ device_id, workspace_id, run_at }));
    await lookSometime(database, tx, moments);
  });
}

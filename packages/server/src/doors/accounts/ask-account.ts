// Schedules a reading of the state of every managed device of an account, and of the codes of its locks, on a caller's
// request.
import { applyConsequences } from "../consequences/consequences.ts";
import type { Context } from "../context.ts";
import { lockDevices } from "../../base/db/devices.ts";

export async function askAllOf({ database, clock }: Context, connected_account_id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const all = tx.selectFrom("devices").select(["device_id", "workspace_id", "body"]);
    const ofAccount = all.where("connected_account_id", "=", connected_account_id).where("is_managed", "=", 1);
    const devices = await lockDevices(tx, ofAccount);
    await applyConsequences(tx, "sync_asked", devices, { now: clock.now() });
  });
}

// Devices that a person was given access to. Client sessions of that person see them.
import type { Context } from "../context.ts";
import { requireDevice, visibleDevices } from "../access/device-access.ts";
import { lockIdentity, requireIdentity } from "./find-identity.ts";

interface Pair {
  user_identity_id: string;
  device_id: string;
}

export async function giveDevice(context: Context, pair: Pair): Promise<void> {
  const { device_id } = await requireDevice(context, pair);
  await context.database.transaction(async (tx) => {
    const { user_identity_id } = await lockIdentity(tx, context, pair);
    const insert = tx.insertInto("identity_devices").values({ user_identity_id, device_id });
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
  });
}

export async function takeDevice(context: Context, pair: Pair): Promise<void> {
  const { device_id } = await requireDevice(context, pair);
  await context.database.transaction(async (tx) => {
    const { user_identity_id } = await lockIdentity(tx, context, pair);
    await tx
      .deleteFrom("identity_devices")
      .where("user_identity_id", "=", user_identity_id)
      .where("device_id", "=", device_id)
      .execute();
  });
}

/** Documents of the managed devices, oldest first. */
export async function devicesOfPerson(context: Context, name: { user_identity_id: string }): Promise<string[]> {
  const { query } = context.database;
  const { user_identity_id } = await requireIdentity(query, context, name);
  const rows = await visibleDevices(context, { isFew: true })
    .select("body")
    .where("device_id", "in", (own) =>
      own.selectFrom("identity_devices").select("device_id").where("user_identity_id", "=", user_identity_id),
    )
    .where("is_managed", "=", 1)
    .orderBy("created_at")
    .orderBy("device_id")
    .execute();
  return rows.map(({ body }) => body);
}

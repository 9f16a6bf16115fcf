// Finds the devices that a caller names for a space.
import type { Tx } from "../../base/db/database.ts";
import { notFound } from "../../base/errors.ts";
import { type Seer, visibleDevices } from "../access/device-access.ts";

/** Ids in lower case, as they are stored, each once. */
export const inLowerCase = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))];

/** Throws if any device is unknown, of another workspace or, with `isManaged`, unmanaged. */
export async function requireDoors(
  seer: Seer,
  tx: Tx,
  device_ids: readonly string[],
  { isManaged }: { isManaged: boolean },
): Promise<void> {
  if (device_ids.length === 0) return;
  const named = visibleDevices(seer, { isFew: true }, tx).select("device_id").where(tx.among("device_id", device_ids));
  const rows = await (isManaged ? named.where("is_managed", "=", 1) : named).execute();
  const found = new Set(rows.map(({ device_id }) => device_id));
  const missing = device_ids.find((id) => !found.has(id));
  if (missing !== undefined) throw notFound("device", { device_id: missing });
}

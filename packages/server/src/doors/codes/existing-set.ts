// PINs of locks whose manufacturer gives a PIN to a person, not to a door. Such a lock accepts only PINs that its
// account has already (platform-api §3.3, §4.3).
import type { Query } from "../../base/db/database.ts";
import { deviceOf } from "../../base/db/devices.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { isOfExistingSet } from "./digits.ts";

/**
 * PINs that the accounts of all such locks among `devices` have already. Resolves to `undefined` if there is no such
 * lock.
 */
export async function existingSet(
  query: Query,
  devices: readonly DeviceRow[],
): Promise<ReadonlySet<string> | undefined> {
  const bound = devices.filter((device) => isOfExistingSet(deviceOf(device).properties));
  let common: ReadonlySet<string> | undefined;
  for (const account of new Set(bound.map(({ connected_account_id }) => connected_account_id))) {
    const own = await pinsOfAccount(query, account);
    common = common ? new Set([...common].filter((pin) => own.has(pin))) : own;
  }
  return common;
}

export async function pinsOfAccount(query: Query, connected_account_id: string): Promise<ReadonlySet<string>> {
  const rows = await query
    .selectFrom("access_codes as code")
    .innerJoin("devices as device", "device.device_id", "code.device_id")
    .select("code.code")
    .distinct()
    .where("device.connected_account_id", "=", connected_account_id)
    .where("code.removal_asked_at", "is", null)
    .execute();
  return new Set(rows.flatMap(({ code }) => code ?? []));
}

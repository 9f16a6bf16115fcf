// Finds the customer of a grant: the one whose session made it, or the only one that has all of its doors.
import type { Tx } from "../../base/db/database.ts";
import type { AskedDoors } from "./asked-grant.ts";

/** Resolves to `null` if no customer has all of the doors, or several do. */
export async function customerOfDoors(tx: Tx, { device_ids, space_ids }: AskedDoors): Promise<string | null> {
  const owners = [...(await ownersOfSpaces(tx, space_ids)), ...(await ownersOfDevices(tx, device_ids))];
  const [first, ...rest] = owners;
  const common = [...(first ?? [])].filter((owner) => rest.every((each) => each.has(owner)));
  return common.length === 1 ? (common[0] ?? null) : null;
}

type Owners = ReadonlySet<string>;

async function ownersOfSpaces(tx: Tx, space_ids: readonly string[]): Promise<Owners[]> {
  if (space_ids.length === 0) return [];
  const spaces = tx.selectFrom("spaces").select("customer_key").distinct();
  const rows = await spaces.where(tx.among("space_id", space_ids)).execute();
  return rows.map(({ customer_key }) => new Set(customer_key === null ? [] : [customer_key]));
}

/** Customers of each device: its account's, and those who have it in a space. */
async function ownersOfDevices(tx: Tx, device_ids: readonly string[]): Promise<Owners[]> {
  if (device_ids.length === 0) return [];
  const ofAccounts = await tx
    .selectFrom("devices as device")
    .innerJoin("connected_accounts as account", "account.connected_account_id", "device.connected_account_id")
    .select(["device.device_id", "account.customer_key"])
    .where(tx.among("device.device_id", device_ids))
    .execute();
  const ofSpaces = await tx
    .selectFrom("space_devices as member")
    .innerJoin("spaces as space", "space.space_id", "member.space_id")
    .select(["member.device_id", "space.customer_key"])
    .where(tx.among("member.device_id", device_ids))
    .where("space.customer_key", "is not", null)
    .execute();
  const rows = Map.groupBy([...ofAccounts, ...ofSpaces], ({ device_id }) => device_id);
  return device_ids.map(
    (device_id) => new Set((rows.get(device_id) ?? []).flatMap(({ customer_key }) => customer_key ?? [])),
  );
}

/** Sets the customer of grants that name devices of an account whose customer changed. */
export async function moveGrantsOfAccount(tx: Tx, connected_account_id: string): Promise<void> {
  const grants = await tx
    .selectFrom("access_grant_devices as door")
    .innerJoin("devices as device", "device.device_id", "door.device_id")
    .select("door.access_grant_id")
    .distinct()
    .where("device.connected_account_id", "=", connected_account_id)
    .execute();
  for (const { access_grant_id } of grants) {
    const devices = tx.selectFrom("access_grant_devices").select("device_id");
    const spaces = tx.selectFrom("access_grant_spaces").select("space_id");
    const named = await devices.where("access_grant_id", "=", access_grant_id).execute();
    const inSpaces = await spaces.where("access_grant_id", "=", access_grant_id).execute();
    const customer_key = await customerOfDoors(tx, {
      device_ids: named.map(({ device_id }) => device_id),
      space_ids: inSpaces.map(({ space_id }) => space_id),
    });
    await tx
      .updateTable("access_grants")
      .set({ customer_key })
      .where("access_grant_id", "=", access_grant_id)
      .execute();
  }
}

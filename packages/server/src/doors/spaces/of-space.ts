// Filters of lists of devices and accounts by spaces. Rows of another workspace's space are of that workspace too, so
// they are out of the caller's sight anyway.
import { type RawBuilder, sql } from "kysely";
import type { Seer } from "../access/device-access.ts";

/** A customer's session finds nothing by a space of another customer, also where both have the same door. */
function among({ database, session }: Seer, column: string, space_ids: readonly string[]): RawBuilder<boolean> {
  const named = database.among(column, space_ids);
  return typeof session?.customer_key === "string"
    ? sql<boolean>`${named} and ${sql.ref(column)} in (
        select s.space_id from spaces as s where s.customer_key = ${session.customer_key})`
    : named;
}

export const devicesOfSpaces = (seer: Seer, space_ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`devices.device_id in (
    select member.device_id from space_devices as member where ${among(seer, "member.space_id", space_ids)})`;

/** Accounts that were added to them, and those of their devices. */
export const accountsOfSpaces = (seer: Seer, space_ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`connected_accounts.connected_account_id in (
    select added.connected_account_id from space_accounts as added where ${among(seer, "added.space_id", space_ids)}
    union select device.connected_account_id from space_devices as member
      join devices as device on device.device_id = member.device_id
      where ${among(seer, "member.space_id", space_ids)})`;

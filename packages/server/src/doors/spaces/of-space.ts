// Filters devices and accounts by spaces. Rows of another workspace's space belong to that workspace too, so the caller
// does not see them anyway.
import { type RawBuilder, sql } from "kysely";
import type { Seer } from "../access/device-access.ts";

/** Condition for spaces. A customer's session finds nothing by another customer's space, even with a shared door. */
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

/** Accounts that were added to the spaces, and those of their devices. */
export const accountsOfSpaces = (seer: Seer, space_ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`connected_accounts.connected_account_id in (
    select added.connected_account_id from space_accounts as added where ${among(seer, "added.space_id", space_ids)}
    union select device.connected_account_id from space_devices as member
      join devices as device on device.device_id = member.device_id
      where ${among(seer, "member.space_id", space_ids)})`;

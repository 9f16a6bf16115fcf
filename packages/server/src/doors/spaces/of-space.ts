// Filters of lists of devices and accounts by spaces. Rows of another workspace's space are of that workspace too, so
// they are out of the caller's sight anyway.
import { type RawBuilder, sql } from "kysely";
import type { Dialect } from "../../base/db/database.ts";

type Among = Pick<Dialect, "among">;

export const devicesOfSpaces = ({ among }: Among, space_ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`devices.device_id in (
    select member.device_id from space_devices as member where ${among("member.space_id", space_ids)})`;

/** Accounts that were added to them, and those of their devices. */
export const accountsOfSpaces = ({ among }: Among, space_ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`connected_accounts.connected_account_id in (
    select added.connected_account_id from space_accounts as added where ${among("added.space_id", space_ids)}
    union select device.connected_account_id from space_devices as member
      join devices as device on device.device_id = member.device_id where ${among("member.space_id", space_ids)})`;

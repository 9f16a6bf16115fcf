// Finds the doors of a grant: those that it names and those of its spaces, each once.
import { isCutOffError } from "../../base/db/connected-accounts.ts";
import type { Query } from "../../base/db/database.ts";
import { type DeviceEntity, deviceOf } from "../../base/db/devices.ts";
import type { DeviceRow } from "../../base/db/schema.ts";

export interface GrantDoor {
  device_id: string;
  name: string;
  connected_account_id: string;
  properties: DeviceEntity["properties"];
  isProgrammable: boolean;
  isReachable: boolean;
  /** Whether the lock enforces schedules itself, so that it can hold a code before its start. */
  keepsHours: boolean;
}

export interface DoorsOfGrant {
  doors: readonly GrantDoor[];
  /** Doors that the grant names and that are gone or unmanaged. */
  missing: readonly string[];
}

/** Doors read at once. Other requests are answered in between. */
const doorsAtOnce = 100;

export async function doorsOfGrant(query: Query, access_grant_id: string): Promise<DoorsOfGrant> {
  const named = await query
    .selectFrom("access_grant_devices")
    .select("device_id")
    .where("access_grant_id", "=", access_grant_id)
    .execute();
  const inSpaces = await query
    .selectFrom("access_grant_spaces as grant")
    .innerJoin("space_devices as place", "place.space_id", "grant.space_id")
    .select("place.device_id")
    .where("grant.access_grant_id", "=", access_grant_id)
    .execute();
  const ids = [...new Set([...named, ...inSpaces].map(({ device_id }) => device_id))].sort();
  const doors = await readDoors(query, ids);
  const found = new Set(doors.map(({ device_id }) => device_id));
  return { doors, missing: named.map(({ device_id }) => device_id).filter((id) => !found.has(id)) };
}

/** Reads the managed ones of these devices, in the order of their ids. */
export async function readDoors(query: Query, device_ids: readonly string[]): Promise<GrantDoor[]> {
  const doors: GrantDoor[] = [];
  for (let at = 0; at < device_ids.length; at += doorsAtOnce) {
    if (at > 0) await new Promise(setImmediate);
    const rows = await query
      .selectFrom("devices")
      .select(["device_id", "name", "connected_account_id", "native_schedule", "body"])
      .where(query.among("device_id", device_ids.slice(at, at + doorsAtOnce)))
      .where("is_managed", "=", 1)
      .orderBy("device_id")
      .execute();
    doors.push(...rows.map(grantDoor));
  }
  return doors;
}

type DoorColumns = Pick<DeviceRow, "device_id" | "name" | "connected_account_id" | "native_schedule" | "body">;

function grantDoor({ native_schedule, body, ...columns }: DoorColumns): GrantDoor {
  const { capabilities_supported, can_program_online_access_codes, properties, errors } = deviceOf({ body });
  return {
    ...columns,
    properties,
    isProgrammable: capabilities_supported.includes("access_code") && can_program_online_access_codes !== false,
    isReachable: properties.online && !errors.some(isCutOffError),
    keepsHours: native_schedule === 1,
  };
}

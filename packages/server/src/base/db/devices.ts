// Devices: the entity as sent, and the columns that lists use.
import type { ErrorEntry, WarningEntry } from "../catalogue/issues/issues.ts";
import { asCompared } from "./search-text.ts";
import type { Query, Tx } from "./database.ts";
import type { Flag } from "./column.ts";
import type { SelectQueryBuilder } from "kysely";
import type { DeviceRow, Schema } from "./schema.ts";

/** The last movement of a bolt (platform-api §3.3). */
export interface LastMovement {
  locked: boolean;
  occurred_at: string;
  method: string;
  access_code_id: string | null;
  access_code_name: string | null;
  code_slot: number | null;
}

/** The managed entity (platform-api §3.2). */
export interface DeviceEntity {
  device_id: string;
  workspace_id: string;
  connected_account_id: string;
  device_type: string;
  capabilities_supported: string[];
  properties: {
    name: string;
    online: boolean;
    model: { display_name: string; manufacturer_display_name: string; [more: string]: unknown };
    manufacturer?: string;
    locked?: boolean;
    last_movement?: LastMovement;
    door_open?: boolean;
    battery?: { level: number; status: "critical" | "low" | "good" | "full" };
    battery_level?: number;
    [more: string]: unknown;
  };
  location: { location_name?: string; timezone?: string; time_zone?: string; [more: string]: unknown } | null;
  errors: ErrorEntry[];
  warnings: WarningEntry[];
  created_at: string;
  is_managed: true;
  display_name?: string;
  nickname?: string | null;
  custom_metadata?: Record<string, string | number | boolean | null>;
  [more: string]: unknown;
}

const rowsPerInsert = 500;

/** Inserts any number of devices, in few statements. `is_managed: false` keeps them out of the ordinary lists. */
export async function insertDevices(
  query: Query,
  devices: readonly DeviceEntity[],
  { is_managed = true }: { is_managed?: boolean } = {},
): Promise<void> {
  for (let at = 0; at < devices.length; at += rowsPerInsert) {
    const rows = devices.slice(at, at + rowsPerInsert).map((device) => newRow(device, is_managed));
    await query.insertInto("devices").values(rows).execute();
  }
}

/** Row of a new device. Columns for the driver's reports start as unknown. */
const newRow = (device: DeviceEntity, is_managed: boolean): DeviceRow => ({
  native_schedule: 0,
  last_locked: null,
  codes_unseen: 0,
  codes_looks: 0,
  codes_look_at: 0,
  codes_look_slot: 0,
  codes_look_differs: 0,
  driver_key: null,
  driver_info: null,
  reported_at: 0,
  silences: 0,
  upkeep_failures: 0,
  upkeep_rests_until: 0,
  is_managed: is_managed ? 1 : 0,
  ...deviceRow(device),
});

type OtherColumn =
  | "native_schedule"
  | "last_locked"
  | "is_managed"
  | "reported_at"
  | "silences"
  | `upkeep_${string}`
  | `codes_${string}`
  | `driver_${string}`;
/** Columns that follow from an entity; `last_locked` only if the entity has a bolt's position. */
type EntityRow = Omit<DeviceRow, OtherColumn> & { last_locked?: Flag };

function deviceRow(device: DeviceEntity): EntityRow {
  const { device_id, workspace_id, connected_account_id, device_type, created_at, properties } = device;
  return {
    device_id,
    workspace_id,
    connected_account_id,
    device_type,
    created_at,
    manufacturer: properties.manufacturer ?? null,
    name: properties.name,
    ...(properties.locked !== undefined && { last_locked: properties.locked ? 1 : 0 }),
    search: searchText(device),
    body: JSON.stringify(completeDevice(device)),
  };
}

/**
 * Adds fields that today's clients read without a check: no spaces for a new device, and the manufacturer's name for a
 * device that was not renamed.
 */
export const completeDevice = ({ properties, location, ...device }: DeviceEntity) => ({
  space_ids: [],
  custom_metadata: {},
  display_name: properties.name,
  ...device,
  properties: { appearance: { name: properties.name }, ...properties },
  location: withBothZones(location),
});

/** Adds the time zone under both names, for older and newer clients (platform-api §5.25). */
function withBothZones(location: DeviceEntity["location"]): DeviceEntity["location"] {
  const zone = location?.timezone ?? location?.time_zone;
  return location && zone !== undefined ? { ...location, timezone: zone, time_zone: zone } : location;
}

/** Text for `search`: ids, name, metadata and location name (platform-api §2.2.3). */
function searchText({
  device_id,
  connected_account_id,
  properties,
  display_name,
  custom_metadata,
  location,
}: DeviceEntity): string {
  const metadata = Object.entries(custom_metadata ?? {}).flat();
  const texts = [device_id, connected_account_id, properties.name, display_name, ...metadata, location?.location_name];
  const known = texts.filter((text) => text !== undefined && text !== null);
  // `properties.name` and `display_name` are often equal.
  return asCompared([...new Set(known)].join("\n"));
}

export const deviceOf = (row: Pick<DeviceRow, "body">): DeviceEntity => JSON.parse(row.body) as DeviceEntity;

declare const isLocked: unique symbol;

/** A row that this transaction has locked, so that no other one changes it until its end. */
export type Locked<Row> = Row & { readonly [isLocked]: true };

export type LockedDevice = Locked<DeviceRow>;

/** Reads rows of devices and locks them until the end of the transaction. */
export const lockDevices = async <Row>(
  tx: Tx,
  devices: SelectQueryBuilder<Schema, "devices", Row>,
): Promise<Locked<Row>[]> => (await tx.lock(devices.orderBy("device_id")).execute()) as Locked<Row>[];

export const lockDeviceRow = async (tx: Tx, device_id: string): Promise<LockedDevice | undefined> =>
  (await lockDevices(tx, tx.selectFrom("devices").selectAll().where("device_id", "=", device_id)))[0];

/**
 * Writes the entity, and the columns by which lists filter. The column `is_managed` is not changed.
 * @param columns - Columns with a value other than the entity's.
 */
export async function saveDevice(
  tx: Tx,
  device: DeviceEntity,
  columns: Partial<Pick<DeviceRow, "last_locked">> = {},
): Promise<void> {
  const { device_id, ...row } = deviceRow(device);
  await tx
    .updateTable("devices")
    .set({ ...row, ...columns })
    .where("device_id", "=", device_id)
    .execute();
}

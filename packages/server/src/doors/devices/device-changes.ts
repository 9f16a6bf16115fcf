// Changes of a device by a caller: name, location, managed or not, deletion.
import type { Context } from "../context.ts";
import type { Tx } from "../../base/db/database.ts";
import { type DeviceEntity, deviceOf, saveDevice, type LockedDevice } from "../../base/db/devices.ts";
import { applyConsequences } from "../consequences/consequences.ts";
import { invalidInput } from "../../base/errors.ts";
import { wakeGrantsOfDoors } from "../../base/jobs/grant-job.ts";
import { deviceEvent } from "../events/device-event.ts";
import type { NewEvent } from "../events/events.ts";
import { leaveSpaces } from "../spaces/leave-spaces.ts";
import { mergeMetadata, type Metadata } from "./custom-metadata.ts";
import { zoneNamed } from "../../base/text/time-zone.ts";

interface DeviceChange {
  /** New name; `null` to restore the manufacturer's. */
  name?: string | null | undefined;
  location?:
    | { location_name?: string | undefined; timezone?: string | undefined; time_zone?: string | undefined }
    | null
    | undefined;
  custom_metadata?: Metadata | undefined;
}

export async function changeDevice(
  context: Context,
  tx: Tx,
  row: LockedDevice,
  change: DeviceChange,
): Promise<NewEvent[]> {
  const device = deviceOf(row);
  const before = device.properties.name;
  if (change.name !== undefined) rename(device, change.name);
  if (change.location !== undefined) device.location = change.location === null ? null : placeOf(change.location);
  if (change.custom_metadata)
    device.custom_metadata = mergeMetadata(device.custom_metadata ?? {}, change.custom_metadata);
  await saveDevice(tx, device);
  if (change.location !== undefined)
    await applyConsequences(tx, "location_changed", [{ ...row, body: JSON.stringify(device) }], {
      before: row,
    });
  const device_name = device.properties.name;
  return device_name === before ? [] : [deviceEvent(context, row, "device.name_changed", { device_name })];
}

/** Renames a device. The manufacturer's name is kept under `appearance`. */
function rename(device: DeviceEntity, name: string | null): void {
  const { properties } = device;
  const appearance = properties["appearance"] as { name?: string } | undefined;
  const own = appearance?.name ?? properties.name;
  properties["appearance"] = { ...appearance, name: own };
  properties.name = name ?? own;
  device.display_name = properties.name;
  if (name === null) delete device.nickname;
  else device.nickname = name;
}

function placeOf({
  location_name,
  timezone,
  time_zone,
}: NonNullable<DeviceChange["location"]>): DeviceEntity["location"] {
  const given = timezone ?? time_zone;
  const zone = given === undefined ? undefined : zoneNamed(given);
  if (given !== undefined && zone === undefined)
    throw invalidInput(
      `location.${timezone === undefined ? "time_zone" : "timezone"}`,
      "Must be an IANA time zone such as Europe/Berlin",
    );
  return {
    ...(location_name === undefined ? {} : { location_name }),
    ...(zone === undefined ? {} : { timezone: zone }),
  };
}

/**
 * Makes a device unmanaged. Codes on the lock stay there and are listed as unmanaged; the others are deleted
 * (platform-api §4.5).
 */
export async function unmanageDevice(context: Context, tx: Tx, row: LockedDevice): Promise<NewEvent[]> {
  const { device_id } = row;
  const facts = { why: unmanagedError, now: context.now() };
  await applyConsequences(tx, "unmanaged", [row], facts);
  await tx.updateTable("devices").set({ is_managed: 0 }).where("device_id", "=", device_id).execute();
  return [deviceEvent(context, row, "device.converted_to_unmanaged")];
}

const unmanagedError = { type: "device_unmanaged", message: "The device is no longer managed." };

export async function manageDevice(context: Context, tx: Tx, row: LockedDevice): Promise<NewEvent[]> {
  await tx.updateTable("devices").set({ is_managed: 1 }).where("device_id", "=", row.device_id).execute();
  await applyConsequences(tx, "managed", [row], {});
  return [deviceEvent(context, row, "device.unmanaged.converted_to_managed")];
}

/**
 * Deletes a device with its codes. The manufacturer's account is untouched (platform-api §4.7). Call `holdWorkspace`
 * before the device is locked, because the device leaves its spaces.
 */
export async function deleteDevice(context: Context, tx: Tx, row: LockedDevice): Promise<NewEvent[]> {
  await wakeGrantsOfDoors(tx, [row.device_id]);
  const left = await leaveSpaces(tx, { device_ids: [row.device_id], occurred_at: context.moment() });
  await tx.deleteFrom("devices").where("device_id", "=", row.device_id).execute();
  return [deviceEvent(context, row, "device.deleted", { device_name: row.name }), ...left];
}

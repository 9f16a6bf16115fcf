import type { Context } from "../context.ts";
import type { Tx } from "../../base/db/database.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { type DeviceNeed, holdDevice, requireDevice } from "../access/device-access.ts";
import { badRequest, notFound } from "../../base/errors.ts";
import { isThermostat } from "./properties.ts";
import type { LockedDevice } from "../../base/db/devices.ts";

/**
 * Finds a managed thermostat. Throws 404 for an unknown device. A device that is no thermostat is also a 404, or a 400
 * with the error type `otherwise`.
 */
export async function requireThermostat(
  context: Context,
  need: DeviceNeed,
  otherwise?: "device_is_not_thermostat",
): Promise<DeviceRow> {
  const row = await requireDevice(context, need);
  if (isThermostat(row)) return row;
  throw otherwise
    ? badRequest(otherwise, "This device is not a thermostat.")
    : notFound("device", { device_id: need.device_id });
}

/**
 * Locks and reads a thermostat's row in this transaction. Throws 404 if it was deleted or unmanaged meanwhile.
 */
export async function holdThermostat(tx: Tx, { device_id }: Pick<DeviceRow, "device_id">): Promise<LockedDevice> {
  const row = await holdDevice(tx, { device_id });
  if (row.is_managed === 0) throw notFound("device", { device_id });
  return row;
}

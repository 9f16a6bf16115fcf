import { thermostatDeviceTypes } from "@mortise/contract";
import type { Context } from "../context.ts";
import type { DeviceRow } from "../db/schema.ts";
import { type DeviceNeed, requireDevice } from "../access/device-access.ts";
import { badRequest, notFound } from "../errors.ts";

/** The managed thermostat, or 404. Another kind of device in sight is unknown too, unless a type is given to refuse it with. */
export async function requireThermostat(context: Context, need: DeviceNeed, otherwise?: "device_is_not_thermostat"): Promise<DeviceRow> {
  const row = await requireDevice(context, need);
  if ((thermostatDeviceTypes as readonly string[]).includes(row.device_type)) return row;
  throw otherwise ? badRequest(otherwise, "This device is no thermostat.") : notFound("device", { device_id: need.device_id });
}

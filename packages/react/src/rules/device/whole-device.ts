import type { Device, DeviceProperties } from "@mortise/client";
import { wholeEntries, readableName } from "../whole-entries.ts";

/** Normalizes a device to the contract's shape, whatever the server sent. */
export function wholeDevice(device: Device): Device {
  const { properties } = device as Partial<Device>;
  const { model } = (properties ?? {}) as Partial<DeviceProperties>;
  const name = readableName(properties?.name);
  return {
    ...device,
    properties: {
      online: false,
      ...properties,
      name,
      appearance: properties?.appearance ?? { name },
      model: { manufacturer_display_name: "", ...model, display_name: readableName(model?.display_name) },
    },
    errors: wholeEntries(device.errors),
    warnings: wholeEntries(device.warnings),
  };
}

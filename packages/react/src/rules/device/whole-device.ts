import type { Device } from "@mortise/client";
import { wholeEntries, readableName } from "../whole-entries.ts";

/** Gives a device the shape that the contract promises, whatever the server sent. */
export function wholeDevice(device: Device): Device {
  const { properties } = device as Partial<Device>;
  const model = properties?.model;
  return {
    ...device,
    properties: {
      online: false,
      ...properties,
      name: readableName(properties?.name),
      appearance: { ...properties?.appearance, name: readableName(properties?.appearance?.name ?? properties?.name) },
      model: {
        ...model,
        display_name: readableName(model?.display_name),
        manufacturer_display_name: readableName(model?.manufacturer_display_name),
      },
    },
    errors: wholeEntries(device.errors),
    warnings: wholeEntries(device.warnings),
  };
}

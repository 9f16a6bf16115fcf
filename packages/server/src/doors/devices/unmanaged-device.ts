// Makes the entity of an unmanaged device, which has fewer fields (platform-api §3.7).
import { type DeviceEntity, deviceOf } from "../../base/db/devices.ts";
import type { DeviceRow } from "../../base/db/schema.ts";

const shown = [
  "name",
  "online",
  "manufacturer",
  "image_url",
  "image_alt_text",
  "model",
  "battery",
  "appearance",
] as const;

export function unmanagedDevice(row: Pick<DeviceRow, "body">) {
  const {
    device_id,
    workspace_id,
    connected_account_id,
    device_type,
    capabilities_supported,
    properties,
    location,
    errors,
    warnings,
    created_at,
    custom_metadata = {},
  } = deviceOf(row);
  return {
    device_id,
    workspace_id,
    connected_account_id,
    device_type,
    capabilities_supported,
    properties: visible(properties),
    location,
    errors,
    warnings,
    created_at,
    is_managed: false as const,
    custom_metadata,
  };
}

function visible(
  properties: DeviceEntity["properties"],
): Pick<DeviceEntity["properties"], "name" | "online" | "model"> {
  const some = Object.fromEntries(
    shown.filter((key) => properties[key] !== undefined).map((key) => [key, properties[key]]),
  );
  return { ...some, name: properties.name, online: properties.online, model: properties.model };
}

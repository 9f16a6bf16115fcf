import type { Device } from "@mortise/client";
import { modelName } from "../rules/device/model-name.ts";
import { createMatcher, searchTextOf } from "../rules/search/search.ts";

/**
 * Whether the search of a device table finds a device: by name, model or id. Use it as the start of a `deviceFilter`.
 */
export const defaultDeviceFilter = (device: Device, search: string): boolean =>
  createMatcher(search)(searchTextOf([device.properties.name, modelName(device), device.device_id]));

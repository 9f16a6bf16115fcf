import { z } from "zod";
import { call, keysOnly } from "../../call.ts";
import { deviceFilters, deviceModelFields, deviceRef } from "./devices.ts";
import { customMetadata, errorEntry, idField, timestampField, warningEntry } from "../fields.ts";
import { pageInput, paginationEntity } from "../pagination.ts";

const unmanagedDevice = z
  .looseObject({
    device_id: idField("Identifier of the device."),
    workspace_id: idField("Workspace that owns it."),
    connected_account_id: idField("Account through which the device was found."),
    device_type: z
      .string()
      .meta({ description: "Type of the device, e.g. `august_lock` (docs/api/platform-api.md §3.4)." }),
    capabilities_supported: z.array(z.string()),
    properties: z.looseObject({
      name: z.string(),
      online: z.boolean(),
      manufacturer: z.string().optional(),
      image_url: z.string().optional(),
      image_alt_text: z.string().optional(),
      model: deviceModelFields,
    }),
    errors: z.array(errorEntry),
    warnings: z.array(warningEntry),
    created_at: timestampField("Time at which the device was first seen."),
    is_managed: z.literal(false),
    custom_metadata: customMetadata.optional(),
  })
  .meta({
    id: "UnmanagedDevice",
    description: "Device that is seen but not commanded (docs/api/platform-api.md §3.7).",
  });

/** Calls of `devices.unmanaged`. */
export const unmanagedDeviceCalls = {
  list: call("GET", "/devices/unmanaged/list", {
    accepts: ["GET", "POST"],
    auth: keysOnly,
    summary: "Lists unmanaged devices, oldest first.",
    source: "spec §7.2, platform-api §2.2.3",
    input: z.object({ ...deviceFilters, ...pageInput(22_900, 50_000) }),
    result: { devices: z.array(unmanagedDevice), pagination: paginationEntity },
  }),
  get: call("GET", "/devices/unmanaged/get", {
    accepts: ["GET", "POST"],
    summary: "Reads one unmanaged device, by its id or by its name.",
    source: "platform-api §2.2.3",
    input: deviceRef,
    result: { device: unmanagedDevice },
    errors: ["device_not_found"],
    id: "device_id",
  }),
  update: call("PATCH", "/devices/unmanaged/update", {
    accepts: ["PATCH", "POST"],
    auth: keysOnly,
    summary: "Changes your own values of an unmanaged device, or makes it managed. Its access codes stay unmanaged.",
    source: "spec §7.2, platform-api §2.2.3, §4.5",
    input: z.object({
      device_id: idField("Identifier of the device."),
      is_managed: z
        .boolean()
        .refine((isManaged) => isManaged, "The device is unmanaged already: true takes it under management")
        .optional()
        .meta({ description: "true makes the device managed; false is refused. Default: unchanged." }),
      custom_metadata: customMetadata.optional(),
    }),
    errors: ["device_not_found", "device_managed"],
  }),
};

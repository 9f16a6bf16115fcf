import { z } from "zod";
import { call } from "../call.ts";
import { errorEntry, id, ids, moment, timestamp, warningEntry } from "./fields.ts";
import { lockDeviceTypes } from "./lock-device-types.ts";
import { pagination } from "./pagination.ts";

export const battery = z
  .object({
    level: z.number().meta({ description: "0 (empty) to 1 (full)." }),
    status: z.enum(["critical", "low", "good", "full"]),
  })
  .meta({ id: "Battery" });

export const deviceProperties = z
  .looseObject({
    name: z.string(),
    online: z.boolean(),
    manufacturer: z.string().optional(),
    model: z.looseObject({ display_name: z.string(), manufacturer_display_name: z.string().optional() }),
    image_url: z.string().optional(),
    image_alt_text: z.string().optional(),
    serial_number: z.string().optional(),
    has_direct_power: z.boolean().optional().meta({ description: "True when mains powered." }),
    battery: battery.optional().meta({ description: "Absent when unknown." }),
    battery_level: z.number().optional().meta({ description: "The older form of `battery.level`." }),
    locked: z.boolean().optional().meta({ description: "Absent when the lock has never reported, or is offline." }),
    door_open: z.boolean().optional(),
    supported_code_lengths: z.array(z.number()).optional().meta({ description: "PIN lengths in digits." }),
    max_active_codes_supported: z.number().optional(),
    code_constraints: z.array(z.looseObject({ constraint_type: z.string() })).optional(),
    supports_backup_access_code_pool: z.boolean().optional(),
  })
  .meta({ id: "DeviceProperties" });

export const device = z
  .looseObject({
    device_id: id("Identifier of the device."),
    workspace_id: id("Workspace it belongs to."),
    connected_account_id: id("Account it was found through."),
    device_type: z.string().meta({ description: "e.g. `august_lock` (platform-api §3.4)." }),
    capabilities_supported: z.array(z.string()),
    display_name: z.string().optional(),
    nickname: z.string().nullable().optional(),
    properties: deviceProperties,
    location: z
      .looseObject({ location_name: z.string().optional(), timezone: z.string().optional(), time_zone: z.string().optional() })
      .nullable()
      .optional(),
    can_remotely_lock: z.boolean().optional(),
    can_remotely_unlock: z.boolean().optional(),
    can_program_online_access_codes: z.boolean().optional(),
    errors: z.array(errorEntry),
    warnings: z.array(warningEntry),
    created_at: timestamp("When it was first seen."),
    is_managed: z.literal(true),
    custom_metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  })
  .meta({ id: "Device", description: "A managed device (platform-api §3.2)." });

export const deviceProvider = z
  .looseObject({
    device_provider_name: z.string(),
    display_name: z.string(),
    image_url: z.string(),
    provider_categories: z.array(z.string()),
  })
  .meta({ id: "DeviceProvider", description: "A maker or platform that accounts can be connected with (platform-api §3.14)." });

/** Narrowing a list of devices; every filter given must hold (platform-api §2.2.3). */
export const deviceFilters = {
  connected_account_id: id("Only devices of this account.").optional(),
  connected_account_ids: ids("Only devices of these accounts.").optional(),
  connect_webview_id: id("Only devices of the account that this webview connected.").optional(),
  device_type: z.string().optional(),
  device_types: z.array(z.string()).optional(),
  manufacturer: z.string().optional(),
  device_ids: ids("Only these devices; unknown ids are skipped.").optional(),
  limit: z.number().int().positive().max(50_000).optional().meta({ description: "At most so many; 500 unless told." }),
  created_before: moment("Strictly earlier than this.").optional(),
  user_identifier_key: z.string().optional().meta({ description: "Only what this user's sessions see; keys only." }),
  search: z.string().max(500).optional().meta({ description: "Part of a name, an id or a location, ignoring case." }),
  page_cursor: z
    .string()
    .nullable()
    .optional()
    .meta({ description: "From `pagination.next_page_cursor`, with the same other parameters." }),
};

/** One device, by id or by name. */
export const deviceRef = z
  .object({ device_id: id("Identifier of the device.").optional(), name: z.string().optional() })
  .refine(({ device_id, name }) => device_id !== undefined || name !== undefined, "Either device_id or name is required");

export const devices = {
  list: call("GET", "/devices/list", {
    accepts: ["GET", "POST"],
    summary: "Lists managed devices, oldest first.",
    source: "spec §7.1, platform-api §2.2.3",
    input: z.object(deviceFilters),
    result: { devices: z.array(device), pagination },
  }),
  get: call("GET", "/devices/get", {
    accepts: ["GET", "POST"],
    summary: "Reads one device.",
    source: "spec §7.1, platform-api §2.2.3",
    input: deviceRef,
    result: { device },
    id: "device_id",
  }),
  listDeviceProviders: call("GET", "/devices/list_device_providers", {
    accepts: ["GET", "POST"],
    summary: "Lists the makers and platforms whose accounts can be connected.",
    source: "spec §7.1, platform-api §2.2.3",
    input: z.object({ provider_category: z.string().optional() }),
    result: { device_providers: z.array(deviceProvider) },
  }),
};

export { lockDeviceTypes };

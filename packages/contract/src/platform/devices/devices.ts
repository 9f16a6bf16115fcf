import { z } from "zod";
import { call, keysOnly } from "../../call.ts";
import {
  customerKey,
  customMetadata,
  customMetadataHas,
  errorEntry,
  idField,
  idListField,
  momentField,
  spaceId,
  timestampField,
  userIdentifierKey,
  warningEntry,
} from "../fields.ts";
import { thermostatProperties } from "../climate/climate-settings.ts";
import { laterAbilities, laterDeviceFields, laterModelFields, laterProperties } from "./later-fields.ts";
import { pageInput, paginationEntity } from "../pagination.ts";

const battery = z
  .object({
    level: z.number().meta({ description: "0 (empty) to 1 (full)." }),
    status: z.enum(["critical", "low", "good", "full"]),
  })
  .meta({ id: "Battery" });

export const deviceModelFields = z.looseObject({
  display_name: z.string(),
  manufacturer_display_name: z.string(),
  ...laterModelFields,
});

const lastMovement = z
  .looseObject({
    locked: z.boolean().meta({ description: "Whether the bolt moved to locked." }),
    occurred_at: timestampField("Time of the movement."),
    method: z.enum(["keycode", "manual", "automatic", "remote", "unknown"]).meta({
      description:
        "Cause, as in the events `lock.locked` and `lock.unlocked`. `unknown` may change within three seconds.",
    }),
    access_code_id: z
      .string()
      .nullable()
      .meta({ description: "Access code that was typed; null if none was, or the server does not know it." }),
    access_code_name: z.string().nullable(),
    code_slot: z.number().nullable().meta({ description: "The lock's own slot number of the code that was typed." }),
  })
  .meta({ id: "LastMovement", description: "Last movement of a bolt, and its cause." });

const deviceProperties = z
  .looseObject({
    name: z.string(),
    online: z.boolean(),
    manufacturer: z.string().optional(),
    model: deviceModelFields,
    appearance: z
      .looseObject({ name: z.string() })
      .meta({ description: "Name of the device at its manufacturer, whatever its nickname." }),
    image_url: z.string().optional(),
    image_alt_text: z.string().optional(),
    serial_number: z.string().optional(),
    has_direct_power: z.boolean().optional().meta({ description: "True when mains powered." }),
    battery: battery.optional().meta({ description: "Absent when unknown." }),
    battery_level: z.number().optional().meta({ description: "Older form of `battery.level`." }),
    locked: z.boolean().optional().meta({ description: "Absent if the lock has never reported, or is offline." }),
    last_movement: lastMovement.optional().meta({ description: "Absent until the lock has reported one." }),
    door_open: z.boolean().optional(),
    supported_code_lengths: z.array(z.number()).optional().meta({ description: "PIN lengths in digits." }),
    max_active_codes_supported: z.number().optional(),
    code_constraints: z.array(z.looseObject({ constraint_type: z.string() })).optional(),
    supports_backup_access_code_pool: z.boolean().optional(),
    auto_lock_enabled: z
      .boolean()
      .optional()
      .meta({ description: "Whether the lock locks itself again after it was unlocked." }),
    auto_lock_delay_seconds: z.number().optional().meta({ description: "Seconds until the lock locks itself." }),
    has_native_entry_events: z
      .boolean()
      .optional()
      .meta({ description: "True if the lock itself reports who opened it." }),
    noise_level_decibels: z.number().optional().meta({ description: "Noise level that a sensor measures, in dB." }),
    currently_triggering_noise_threshold_ids: z.array(z.string()).optional(),
    ...thermostatProperties,
    ...laterProperties,
  })
  .meta({
    id: "DeviceProperties",
    description: "State and details of a device. The fields depend on its kind (docs/api/platform-api.md §3.3).",
  });

export const deviceEntity = z
  .looseObject({
    device_id: idField("Identifier of the device."),
    workspace_id: idField("Workspace that owns it."),
    connected_account_id: idField("Account through which the device was found."),
    device_type: z.string().meta({ description: "Type, e.g. `august_lock` (docs/api/platform-api.md §3.4)." }),
    capabilities_supported: z.array(z.string()),
    display_name: z.string(),
    nickname: z.string().optional(),
    properties: deviceProperties,
    location: z
      .looseObject({
        location_name: z.string().optional(),
        timezone: z.string().optional(),
        time_zone: z.string().optional(),
      })
      .nullable()
      .optional(),
    can_remotely_lock: z.boolean().optional(),
    can_remotely_unlock: z.boolean().optional(),
    can_program_online_access_codes: z.boolean().optional(),
    can_configure_auto_lock: z.boolean().optional().meta({ description: "True if configureAutoLock works." }),
    errors: z.array(errorEntry),
    warnings: z.array(warningEntry),
    created_at: timestampField("Time at which the device was first seen."),
    is_managed: z.literal(true),
    custom_metadata: customMetadata,
    space_ids: z.array(z.string()).meta({ description: "Spaces that contain the device, the oldest first." }),
    ...laterDeviceFields,
  })
  .meta({ id: "Device", description: "A managed device (docs/api/platform-api.md §3.2)." });

const deviceProvider = z
  .looseObject({
    device_provider_name: z.string(),
    display_name: z.string(),
    image_url: z.string(),
    provider_categories: z.array(z.string()),
    can_configure_auto_lock: z.boolean().optional(),
    ...laterAbilities,
    can_remotely_lock: z.boolean().optional(),
    can_remotely_unlock: z.boolean().optional(),
    can_program_online_access_codes: z.boolean().optional(),
  })
  .meta({
    id: "DeviceProvider",
    description: "Manufacturer or platform whose accounts can be connected (docs/api/platform-api.md §3.14).",
  });

/** Abilities of devices or models, by the names of their flags. */
export const abilityNames = (description: string) =>
  z
    .array(z.string().regex(/^can_[a-z_]{1,60}$/, "Must be an ability of devices, such as can_remotely_unlock"))
    .max(50)
    .optional()
    .meta({ description });

/** Filters of a list of devices. A device must pass all given ones (docs/api/platform-api.md §2.2.3). */
export const deviceFilters = {
  connected_account_id: idField("Only devices of this account.").optional(),
  connected_account_ids: idListField("Only devices of these accounts.").optional(),
  connect_webview_id: idField("Only devices of the account that this webview connected.").optional(),
  device_type: z.string().max(100).optional().meta({ description: "Only devices of this type, e.g. `august_lock`." }),
  device_types: z.array(z.string().max(100)).max(100).optional().meta({ description: "Only devices of these types." }),
  manufacturer: z.string().max(100).optional().meta({ description: "Only devices of this maker, e.g. `august`." }),
  device_ids: idListField("Only these devices; unknown ids are skipped.").optional(),
  created_before: momentField("Only devices first seen before this time.").optional(),
  user_identifier_key: userIdentifierKey
    .optional()
    .meta({ description: "Only devices of accounts shared with this user's sessions. Ignored for client sessions." }),
  customer_key: customerKey.optional().meta({ description: "Only devices of this customer's accounts or spaces." }),
  space_id: spaceId,
  unstable_location_id: spaceId.meta({ description: "Older name of `space_id`." }),
  include_if: abilityNames("Only devices with all of these abilities, e.g. `can_remotely_unlock`."),
  exclude_if: abilityNames("No devices with any of these abilities, e.g. `can_hvac_heat`."),
  search: z
    .string()
    .max(500)
    .optional()
    .meta({ description: "Text to find in a name, id, location or custom_metadata, ignoring case." }),
  custom_metadata_has: customMetadataHas,
  ...pageInput(500, 50_000),
};

/** Identifies a device by id or by name. */
export const deviceRef = z
  .object({
    device_id: idField("Identifier of the device.").optional(),
    name: z.string().max(500).optional().meta({ description: "Exact name of the device; the oldest one if shared." }),
  })
  .refine(
    ({ device_id, name }) => device_id !== undefined || name !== undefined,
    "Either device_id or name is required",
  );

const simulated = (summary: string) => ({
  auth: keysOnly,
  serverOnly: true,
  summary: `${summary}. Sandboxes only.`,
  source: "platform-api §2.2.3",
  input: z.object({ device_id: idField("Identifier of the device.") }),
  errors: ["device_not_found", "workspace_not_sandbox"],
  id: "device_id" as const,
});

export const deviceCalls = {
  list: call("GET", "/devices/list", {
    accepts: ["GET", "POST"],
    summary: "Lists managed devices, oldest first.",
    source: "spec §7.1, platform-api §2.2.3",
    input: z.object(deviceFilters),
    result: { devices: z.array(deviceEntity), pagination: paginationEntity },
  }),
  get: call("GET", "/devices/get", {
    accepts: ["GET", "POST"],
    summary: "Reads one device.",
    source: "spec §7.1, platform-api §2.2.3",
    input: deviceRef,
    result: { device: deviceEntity },
    errors: ["device_not_found"],
    id: "device_id",
  }),
  update: call("PATCH", "/devices/update", {
    accepts: ["PATCH", "POST"],
    summary:
      "Changes what the platform stores for a device. `is_managed: false` ends the management of the device and its codes.",
    source: "spec §7.2, platform-api §2.2.3, §4.5",
    input: z.object({
      device_id: idField("Identifier of the device."),
      name: z
        .string()
        .min(1)
        .max(500)
        .nullable()
        .optional()
        .meta({ description: "Nickname of the device; null restores the manufacturer's name." }),
      properties: z
        .object({ name: z.string().min(1).max(500).optional() })
        .optional()
        .meta({ description: "Older form of `name`, which wins." }),
      location: z
        .object({
          location_name: z.string().max(500).optional(),
          timezone: z.string().max(100).optional(),
          time_zone: z.string().max(100).optional(),
        })
        .nullable()
        .optional()
        .meta({ description: "Whole new location; null removes it. `timezone`, an IANA name, wins over `time_zone`." }),
      is_managed: z
        .boolean()
        .optional()
        .meta({ description: "Whether the device stays managed; false ends this for its codes too. Default: true." }),
      custom_metadata: customMetadata.optional(),
      backup_access_code_pool_enabled: z.boolean().optional().meta({
        description: "Whether spare codes are kept on the lock; false removes those not pulled. Default: unchanged.",
      }),
    }),
    errors: ["device_not_found", "device_unmanaged", "unsupported_device"],
  }),
  delete: call("DELETE", "/devices/delete", {
    accepts: ["DELETE", "POST"],
    auth: keysOnly,
    summary: "Removes a device and its codes from the platform. Nothing changes at the manufacturer.",
    source: "spec §7.2, platform-api §2.2.3, §4.7",
    input: z.object({ device_id: idField("Identifier of the device.") }),
    errors: ["device_not_found"],
    id: "device_id",
  }),
  simulateConnect: call("POST", "/devices/simulate/connect", simulated("Brings a simulated device online")),
  simulateDisconnect: call("POST", "/devices/simulate/disconnect", simulated("Takes a simulated device offline")),
  simulateConnectToHub: call(
    "POST",
    "/devices/simulate/connect_to_hub",
    simulated("Brings the hub of a simulated device online"),
  ),
  simulateDisconnectFromHub: call(
    "POST",
    "/devices/simulate/disconnect_from_hub",
    simulated("Takes the hub of a simulated device offline"),
  ),
  simulateRemove: call(
    "POST",
    "/devices/simulate/remove",
    simulated("Removes a simulated device from its account at the manufacturer"),
  ),
  simulatePaidSubscription: call("POST", "/devices/simulate/paid_subscription", {
    ...simulated("Ends or renews the manufacturer's subscription of a simulated device"),
    input: z.object({
      device_id: idField("Identifier of the device."),
      is_expired: z
        .boolean()
        .meta({ description: "Whether the subscription has ended, so that the device takes no remote commands." }),
    }),
  }),
  listDeviceProviders: call("GET", "/devices/list_device_providers", {
    accepts: ["GET", "POST"],
    summary: "Lists the manufacturers and platforms whose accounts can be connected.",
    source: "spec §7.1, platform-api §2.2.3",
    input: z.object({
      provider_category: z
        .string()
        .max(100)
        .optional()
        .meta({ description: "Only providers of this category, e.g. `stable`. Default: all." }),
    }),
    result: { device_providers: z.array(deviceProvider) },
  }),
};

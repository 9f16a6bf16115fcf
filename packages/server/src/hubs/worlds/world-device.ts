// A device as the API sends it, and the simulated lock behind it.
import { deviceImagePath } from "../../base/catalogue/images.ts";
import {
  type DeviceErrorCode,
  deviceError,
  type DeviceWarningCode,
  deviceWarning,
} from "../../base/catalogue/issues/issues.ts";
import type { Model } from "../../base/catalogue/models.ts";
import { findProvider } from "../../base/catalogue/providers.ts";
import type { ConnectedAccountEntity } from "../../base/db/connected-accounts.ts";
import type { DeviceEntity } from "../../base/db/devices.ts";
import { batteryStatus } from "../../doors/reports/device-reports.ts";
import { newLock } from "../sandbox/lock.ts";
import { noiseDeviceTypes } from "../../doors/devices/noise.ts";
import { cameraPart, noiseSensorPart, thermostatPart } from "./other-parts.ts";
import { metadataOf, traitsOf } from "./lock-traits.ts";
import { stableId } from "./stable-id.ts";
import type { DevicePart, WorldDevice } from "./world.ts";

export interface DeviceOptions {
  /** `null` if the lock has never reported. @default true */
  locked?: boolean | null;
  /** Battery level from 0 to 1; `null` for mains power. @default 1 */
  battery?: number | null;
  /** @default true */
  online?: boolean;
  door_open?: boolean;
  /** @default lengths of the manufacturer's locks */
  code_lengths?: readonly number[];
  errors?: readonly DeviceErrorCode[];
  warnings?: readonly DeviceWarningCode[];
  location?: DeviceEntity["location"];
  /** @default the provider's */
  device_type?: string;
}

interface Since {
  created_at: string;
  /** Start of its errors and warnings. */
  troubled_at: string;
}

export function worldDevice(
  account: ConnectedAccountEntity,
  model: Model | undefined,
  name: string,
  options: DeviceOptions,
  since: Since,
): WorldDevice {
  const { connected_account_id, workspace_id, account_type } = account;
  const { battery = 1, online = true, location = null } = options;
  const provider = findProvider(account_type);
  const device_type = options.device_type ?? provider?.deviceType ?? account_type;
  const modelName = model?.name ?? `${provider?.displayName ?? account_type} device`;
  const part = partOf(device_type, account_type, model, name, options);
  const device: DeviceEntity = {
    device_id: stableId(connected_account_id, "device", name),
    workspace_id,
    connected_account_id,
    device_type,
    capabilities_supported: [...part.capabilities, ...(battery === null ? [] : ["battery"])],
    display_name: name,
    properties: {
      name,
      online,
      manufacturer: makerOf[account_type] ?? account_type,
      model: { display_name: modelName, manufacturer_display_name: provider?.displayName ?? account_type },
      image_url: deviceImagePath(model?.drawing ?? "unknown"),
      image_alt_text: modelName,
      ...power(battery),
      ...part.properties,
    },
    location,
    ...part.abilities,
    ...issues(account, options, since),
    created_at: since.created_at,
    is_managed: true,
    custom_metadata: {},
  };
  return { device, lock: newLock({ ...part.lock, online, battery_level: battery }), codes: [] };
}

/** `manufacturer` of devices, if it differs from `account_type` (platform-api §3.18). */
const makerOf: Readonly<Record<string, string>> = {
  google_nest: "nest",
  my_2n: "two_n",
  salto_ks: "salto",
  seam_relay_admin: "seam",
  yale_access: "yale",
};

function partOf(
  device_type: string,
  provider: string,
  model: Model | undefined,
  name: string,
  options: DeviceOptions,
): DevicePart {
  if (device_type.endsWith("_thermostat")) return thermostatPart;
  if (noiseDeviceTypes.includes(device_type)) return noiseSensorPart;
  if (device_type.endsWith("_camera")) return cameraPart;
  return lockPart(provider, model, name, options);
}

function lockPart(provider: string, model: Model | undefined, name: string, options: DeviceOptions): DevicePart {
  const { locked = true, online = true, door_open, code_lengths, warnings = [] } = options;
  const isFull = warnings.includes("max_access_codes_reached");
  const traits = traitsOf(provider);
  const auto_lock = traits?.has_auto_lock ? { enabled: false, delay_s: 30 } : undefined;
  const lengths = [...(code_lengths ?? traits?.lengths ?? [])];
  const codes = traits && {
    supported_code_lengths: lengths,
    max_active_codes_supported: traits.capacity,
    code_constraints: [...traits.constraints],
    supports_backup_access_code_pool: traits.has_backup_pool,
  };
  return {
    capabilities: traits ? ["access_code", "lock"] : ["lock"],
    properties: {
      ...(locked === null || !online ? {} : { locked }),
      ...(door_open === undefined ? {} : { door_open }),
      ...codes,
      ...(auto_lock && { auto_lock_enabled: auto_lock.enabled, auto_lock_delay_seconds: auto_lock.delay_s }),
      ...metadataOf(provider, name, model?.id),
    },
    abilities: {
      can_remotely_lock: true,
      can_remotely_unlock: true,
      can_program_online_access_codes: traits !== null,
      ...(auto_lock && { can_configure_auto_lock: true }),
    },
    lock: {
      ...(auto_lock && { auto_lock }),
      locked,
      door_open: door_open ?? null,
      // A lock with the warning "full" is full, so that the warning stays true.
      codes: traits && { capacity: isFull ? 0 : traits.capacity, lengths, native_schedule: traits.native_schedule },
    },
  };
}

const power = (level: number | null) =>
  level === null
    ? { has_direct_power: true }
    : { battery: { level, status: batteryStatus(level) }, battery_level: level };

/** Errors and warnings of a device, including its account's errors (platform-api §3.5). */
function issues(
  account: ConnectedAccountEntity,
  { online = true, errors = [], warnings = [] }: DeviceOptions,
  { troubled_at }: Since,
) {
  const implied = online || errors.includes("device_disconnected") ? [] : (["device_disconnected"] as const);
  return {
    errors: [...account.errors, ...[...implied, ...errors].map((code) => deviceError(code, troubled_at))],
    warnings: warnings.map((code) => deviceWarning(code, troubled_at, warningDetails[code])),
  };
}

const warningDetails: Partial<Record<DeviceWarningCode, Record<string, unknown>>> = {
  max_access_codes_reached: { active_access_code_count: 100, max_active_access_code_count: 100 },
};

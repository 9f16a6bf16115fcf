// Abilities of each manufacturer's locks: code lengths, number of codes, and the provider's own metadata.
import type { SandboxCodes } from "../sandbox/lock.ts";

interface LockTraits extends SandboxCodes {
  constraints: readonly CodeConstraint[];
  has_backup_pool: boolean;
  /** Whether the lock has auto-lock. */
  has_auto_lock: boolean;
}

/** platform-api §3.3. */
interface CodeConstraint {
  constraint_type: string;
  [limit: string]: string | number;
}

const usual: LockTraits = {
  lengths: [4, 5, 6, 7, 8],
  capacity: 100,
  native_schedule: true,
  constraints: [],
  has_backup_pool: true,
  has_auto_lock: true,
};

const byProvider: Readonly<Record<string, Partial<LockTraits>>> = {
  august: { lengths: [4, 5, 6], capacity: 250 },
  yale: { capacity: 250 },
  yale_access: { lengths: [4, 5, 6], capacity: 250 },
  schlage: { lengths: [4], capacity: 299 },
  kwikset: { capacity: 250 },
  nuki: {
    lengths: [6],
    capacity: 200,
    native_schedule: false,
    constraints: [
      { constraint_type: "no_zeros" },
      { constraint_type: "cannot_start_with_12" },
      { constraint_type: "name_length", max_length: 20 },
    ],
  },
  salto: { lengths: [6], capacity: 500, has_backup_pool: false, has_auto_lock: false },
  igloohome: {
    lengths: [4, 5, 6, 7, 8, 9],
    capacity: 100,
    constraints: [{ constraint_type: "start_date_in_future" }],
    has_auto_lock: false,
  },
  ttlock: { lengths: [4, 5, 6, 7, 8, 9], capacity: 200 },
  smartthings: {
    lengths: [4, 5, 6, 7, 8],
    capacity: 30,
    native_schedule: false,
    has_backup_pool: false,
    has_auto_lock: false,
  },
  lockly: { lengths: [6, 7, 8], native_schedule: false },
  hubitat: { capacity: 30, native_schedule: false, has_backup_pool: false, has_auto_lock: false },
};

/** Manufacturers whose locks can be opened remotely, but accept no codes from this server. */
const codeless = new Set([
  "genie",
  "doorking",
  "linear",
  "butterflymx",
  "brivo",
  "controlbyweb",
  "seam_relay_admin",
  "akuvox",
]);

export const traitsOf = (provider: string): LockTraits | null =>
  codeless.has(provider) ? null : { ...usual, ...byProvider[provider] };

/** Fields of a device in the provider's own format (platform-api §3.3). Informative only. */
export function metadataOf(provider: string, name: string, model: string | undefined): Record<string, unknown> {
  const plain = {
    device_id: `${provider}-${name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .slice(0, 40)}`,
    device_name: name,
  };
  switch (provider) {
    case "august":
      return {
        august_metadata: {
          lock_id: plain.device_id,
          lock_name: name,
          house_name: "My House",
          has_keypad: true,
          keypad_battery_level: "Not Available",
        },
      };
    case "schlage":
      return { schlage_metadata: { ...plain, access_code_length: 4, ...(model === undefined ? {} : { model }) } };
    case "nuki":
      return { nuki_metadata: { ...plain, keypad_battery_critical: false } };
    case "kwikset":
      return { kwikset_metadata: { ...plain, model_number: model ?? "" } };
    case "salto":
      return { salto_metadata: { lock_id: plain.device_id, customer_reference: name, lock_type: "wireless" } };
    case "igloohome":
      return { igloohome_metadata: { ...plain, bridge_id: "bridge-1", bridge_name: "Bridge" } };
    case "smartthings":
    case "lockly":
      return { [`${provider}_metadata`]: plain };
    default:
      return {};
  }
}

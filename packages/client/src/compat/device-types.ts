// Lists of device types and providers of `seamapi` 8.24, and functions that check a device's type against a list. The
// lists do not grow: new programs read a device's `properties` and its `can_…` flags.
export const LOCK_DEVICE_TYPES = [
  "akuvox_lock",
  "august_lock",
  "brivo_access_point",
  "butterflymx_panel",
  "avigilon_alta_entry",
  "doorking_lock",
  "genie_door",
  "igloo_lock",
  "linear_lock",
  "lockly_lock",
  "kwikset_lock",
  "nuki_lock",
  "salto_lock",
  "schlage_lock",
  "seam_relay",
  "smartthings_lock",
  "wyze_lock",
  "yale_lock",
  "two_n_intercom",
  "controlbyweb_device",
  "ttlock_lock",
  "igloohome_lock",
  "hubitat_lock",
  "four_suites_door",
  "dormakaba_oracode_door",
] as const;

export const NOISE_SENSOR_DEVICE_TYPES = ["noiseaware_activity_zone", "minut_sensor"] as const;
/** Older name of {@link NOISE_SENSOR_DEVICE_TYPES}. */
export const NOISE_DETECTION_DEVICE_TYPES: typeof NOISE_SENSOR_DEVICE_TYPES = NOISE_SENSOR_DEVICE_TYPES;
export const THERMOSTAT_DEVICE_TYPES = [
  "nest_thermostat",
  "ecobee_thermostat",
  "honeywell_resideo_thermostat",
] as const;

export const PROVIDERS = [
  "akuvox",
  "august",
  "avigilon_alta",
  "brivo",
  "butterflymx",
  "schlage",
  "smartthings",
  "yale",
  "genie",
  "doorking",
  "salto",
  "lockly",
  "ttlock",
  "linear",
  "noiseaware",
  "nuki",
  "seam_relay_admin",
  "igloo",
  "kwikset",
  "minut",
  "my_2n",
  "controlbyweb",
  "nest",
  "igloohome",
  "ecobee",
  "hubitat",
  "four_suites",
  "dormakaba_oracode",
  "pti",
  "wyze",
] as const;

export type LockDeviceType = (typeof LOCK_DEVICE_TYPES)[number];
export type NoiseSensorDeviceType = (typeof NOISE_SENSOR_DEVICE_TYPES)[number];
export type ThermostatDeviceType = (typeof THERMOSTAT_DEVICE_TYPES)[number];
export type Provider = (typeof PROVIDERS)[number];

interface Typed {
  readonly device_type: string;
}
const isOneOf =
  <Type extends string>(types: readonly Type[]) =>
  <Item extends Typed>(device: Item): device is Item & { device_type: Type } =>
    (types as readonly string[]).includes(device.device_type);

export const isLockDevice = isOneOf(LOCK_DEVICE_TYPES);
export const isNoiseSensorDevice = isOneOf(NOISE_SENSOR_DEVICE_TYPES);
export const isThermostatDevice = isOneOf(THERMOSTAT_DEVICE_TYPES);

// Makers and platforms whose accounts can be connected (platform-api §3.18). Their names are the brands of the models
// too.

export interface Provider {
  /** `device_provider_name`, also the `account_type` of its accounts and the `brand` of its models. */
  readonly name: string;
  readonly displayName: string;
  /** The usual `device_type` of devices found through its accounts. */
  readonly deviceType: string;
  readonly categories: readonly ProviderCategory[];
}

/** Values of `provider_category` (platform-api §2.2.7). */
const providerCategories = [
  "stable",
  "consumer_smartlocks",
  "beta",
  "internal_beta",
  "thermostats",
  "noise_sensors",
  "access_control_systems",
  "cameras",
  "connectors",
] as const;
type ProviderCategory = (typeof providerCategories)[number];

const provider = (
  name: string,
  displayName: string,
  deviceType: string,
  ...categories: ProviderCategory[]
): Provider => ({
  name,
  displayName,
  deviceType,
  categories,
});

export const providers: readonly Provider[] = [
  provider("akiles", "Akiles", "akiles_lock", "beta", "access_control_systems"),
  provider("akuvox", "Akuvox", "akuvox_lock", "stable", "access_control_systems"),
  provider("aqara", "Aqara", "aqara_lock", "beta", "consumer_smartlocks"),
  provider("august", "August", "august_lock", "stable", "consumer_smartlocks"),
  provider("avigilon_alta", "Avigilon Alta", "avigilon_alta_entry", "beta", "access_control_systems"),
  provider("brivo", "Brivo", "brivo_access_point", "stable", "access_control_systems"),
  provider("butterflymx", "ButterflyMX", "butterflymx_panel", "stable", "access_control_systems"),
  provider("controlbyweb", "ControlByWeb", "controlbyweb_device", "stable", "access_control_systems"),
  provider("doorking", "DoorKing", "doorking_lock", "stable", "access_control_systems"),
  provider("dormakaba_oracode", "dormakaba Oracode", "dormakaba_oracode_door", "beta", "access_control_systems"),
  provider("ecobee", "ecobee", "ecobee_thermostat", "stable", "thermostats"),
  provider("four_suites", "4SUITES", "four_suites_door", "beta", "access_control_systems"),
  provider("genie", "Genie", "genie_door", "stable", "consumer_smartlocks"),
  provider("google_nest", "Google Nest", "nest_thermostat", "stable", "thermostats"),
  provider("honeywell_resideo", "Honeywell Home", "honeywell_resideo_thermostat", "stable", "thermostats"),
  provider("hubitat", "Hubitat", "hubitat_lock", "beta", "connectors"),
  provider("igloo", "igloo", "igloo_lock", "beta", "consumer_smartlocks"),
  provider("igloohome", "igloohome", "igloohome_lock", "stable", "consumer_smartlocks"),
  provider("keyincode", "KeyInCode", "keyincode_lock", "internal_beta", "consumer_smartlocks"),
  provider("kisi", "Kisi", "kisi_lock", "internal_beta", "access_control_systems"),
  provider("kwikset", "Kwikset", "kwikset_lock", "stable", "consumer_smartlocks"),
  provider("linear", "Linear", "linear_lock", "stable", "access_control_systems"),
  provider("lockly", "Lockly", "lockly_lock", "stable", "consumer_smartlocks"),
  provider("minut", "Minut", "minut_sensor", "stable", "noise_sensors"),
  provider("my_2n", "2N", "two_n_intercom", "stable", "access_control_systems"),
  provider("nest", "Nest", "nest_thermostat", "stable", "thermostats"),
  provider("noiseaware", "NoiseAware", "noiseaware_activity_zone", "stable", "noise_sensors"),
  provider("nuki", "Nuki", "nuki_lock", "stable", "consumer_smartlocks"),
  provider("omnitec", "Omnitec", "omnitec_lock", "internal_beta", "access_control_systems"),
  provider("ring", "Ring", "ring_camera", "internal_beta", "cameras"),
  provider("salto", "Salto KS", "salto_lock", "stable", "access_control_systems"),
  provider("salto_ks", "Salto KS Cloud", "salto_lock", "beta", "access_control_systems"),
  provider("schlage", "Schlage", "schlage_lock", "stable", "consumer_smartlocks"),
  provider("seam_relay_admin", "Relay", "seam_relay", "internal_beta", "access_control_systems"),
  provider("sensi", "Sensi", "sensi_thermostat", "beta", "thermostats"),
  provider("smartthings", "SmartThings", "smartthings_lock", "stable", "consumer_smartlocks", "connectors"),
  provider("tado", "tado°", "tado_thermostat", "beta", "thermostats"),
  provider("tedee", "Tedee", "tedee_lock", "beta", "consumer_smartlocks"),
  provider("ttlock", "TTLock", "ttlock_lock", "stable", "consumer_smartlocks"),
  provider("ultraloq", "Ultraloq", "ultraloq_lock", "beta", "consumer_smartlocks"),
  provider("wyze", "Wyze", "wyze_lock", "beta", "consumer_smartlocks"),
  provider("yacan", "Yacan", "yacan_lock", "internal_beta", "consumer_smartlocks"),
  provider("yale", "Yale", "yale_lock", "stable", "consumer_smartlocks"),
  provider("yale_access", "Yale Access", "yale_lock", "stable", "consumer_smartlocks"),
];

const byName: ReadonlyMap<string, Provider> = new Map(providers.map((entry) => [entry.name, entry]));

export const findProvider = (name: string): Provider | undefined => byName.get(name);

/** Values of `accepted_capabilities` (platform-api §2.2.7). */
export type Capability = "lock" | "thermostat" | "noise_sensor" | "access_control" | "camera";

/** What the devices of a provider's accounts can do. */
export function capabilitiesOf(name: string): readonly Capability[] {
  const { deviceType = "", categories = [] } = findProvider(name) ?? {};
  if (deviceType.endsWith("_thermostat")) return ["thermostat"];
  if (deviceType.endsWith("_camera")) return ["camera"];
  if (categories.includes("noise_sensors")) return ["noise_sensor"];
  return categories.includes("access_control_systems") ? ["lock", "access_control"] : ["lock"];
}

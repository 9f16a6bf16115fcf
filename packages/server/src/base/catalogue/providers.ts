// Manufacturers and platforms whose accounts can be connected (platform-api §3.18), from providers.json. Their names
// are the brands of models too.
import { z } from "zod";
import { eachOnce, readRows } from "./catalogue-rows.ts";
import providerRows from "./providers.json" with { type: "json" };

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
export type ProviderCategory = (typeof providerCategories)[number];

const row = z.strictObject({
  /** `device_provider_name`, also the `account_type` of its accounts and the `brand` of its models. */
  name: z.string().min(1),
  displayName: z.string().min(1),
  /** Default `device_type` of devices of its accounts. */
  deviceType: z.string().min(1),
  categories: z.array(z.enum(providerCategories)).min(1).readonly(),
});

export type Provider = Readonly<z.infer<typeof row>>;

/** @throws Error that names each invalid row */
export const readProviders = (rows: unknown): readonly Provider[] =>
  readRows("providers.json", z.array(row).check(eachOnce("name")), rows);

export const providers = readProviders(providerRows);

const byName: ReadonlyMap<string, Provider> = new Map(providers.map((entry) => [entry.name, entry]));

export const findProvider = (name: string): Provider | undefined => byName.get(name);

/** Values of `accepted_capabilities` (platform-api §2.2.7). */
export type Capability = "lock" | "thermostat" | "noise_sensor" | "access_control" | "camera";

/** Abilities of the devices of a provider's accounts. */
export function capabilitiesOf(name: string): readonly Capability[] {
  const { deviceType = "", categories = [] } = findProvider(name) ?? {};
  if (deviceType.endsWith("_thermostat")) return ["thermostat"];
  if (deviceType.endsWith("_camera")) return ["camera"];
  if (categories.includes("noise_sensors")) return ["noise_sensor"];
  return categories.includes("access_control_systems") ? ["lock", "access_control"] : ["lock"];
}

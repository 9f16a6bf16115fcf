import { brandImagePath } from "./images.ts";
import { type Provider, providers } from "./providers.ts";

/** A device provider as sent (platform-api §3.14), its picture still without a host. */
export interface DeviceProvider {
  device_provider_name: string;
  display_name: string;
  image_url: string;
  provider_categories: string[];
}

/** Providers of one category; every provider when none is named. */
export const listDeviceProviders = (category?: string): DeviceProvider[] =>
  providers
    .filter(({ categories }) => category === undefined || categories.some((each) => each === category))
    .map(toDeviceProvider);

/** Outside sandboxes: the systems of real locks that have a driver. */
export const systemProviders = (systems: readonly { kind: string; displayName: string }[]): DeviceProvider[] =>
  systems.map(({ kind, displayName }) => ({
    device_provider_name: kind,
    display_name: displayName,
    image_url: brandImagePath(kind),
    provider_categories: ["stable", "connectors"],
  }));

const toDeviceProvider = ({ name, displayName, categories }: Provider): DeviceProvider => ({
  device_provider_name: name,
  display_name: displayName,
  image_url: brandImagePath(name),
  provider_categories: [...categories],
});

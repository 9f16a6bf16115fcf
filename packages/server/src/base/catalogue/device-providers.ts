// Providers as the call of the client lists them: the very names that a connect webview of the workspace accepts.
import { brandImagePath } from "./images.ts";
import type { OfferedSystem } from "./offer.ts";
import { type Provider, type ProviderCategory, providers } from "./providers.ts";

/** A device provider as sent (platform-api §3.14), its picture still without a host. */
export interface DeviceProvider {
  device_provider_name: string;
  display_name: string;
  image_url: string;
  provider_categories: string[];
}

/** In sandboxes: makers of one category; every maker when none is named. */
export const listDeviceProviders = (category?: string): DeviceProvider[] =>
  providers.filter(({ categories }) => isAmong(categories, category)).map(toDeviceProvider);

/** Outside sandboxes: the systems of real locks that have a driver, narrowed in the same way. */
export const systemProviders = (systems: readonly OfferedSystem[], category?: string): DeviceProvider[] =>
  isAmong(systemCategories, category)
    ? systems.map(({ kind, displayName }) =>
        toDeviceProvider({ name: kind, displayName, categories: systemCategories }),
      )
    : [];

/** Of every system: its locks are people's own, and it stands between them and the server. */
const systemCategories: readonly ProviderCategory[] = ["stable", "consumer_smartlocks", "connectors"];

const isAmong = (categories: readonly string[], wanted: string | undefined): boolean =>
  wanted === undefined || categories.includes(wanted);

const toDeviceProvider = ({
  name,
  displayName,
  categories,
}: Pick<Provider, "name" | "displayName" | "categories">): DeviceProvider => ({
  device_provider_name: name,
  display_name: displayName,
  image_url: brandImagePath(name),
  provider_categories: [...categories],
});

// Lists providers for the client's call, by the names that a connect webview of the workspace accepts.
import { brandImagePath } from "./images.ts";
import type { OfferedSystem } from "./offer.ts";
import { type Provider, type ProviderCategory, providers } from "./providers.ts";

/** A device provider as sent (platform-api §3.14), with a picture path that still lacks a host. */
export interface DeviceProvider {
  device_provider_name: string;
  display_name: string;
  image_url: string;
  provider_categories: string[];
}

/** Providers in sandboxes: manufacturers of a category, or all of them. */
export const listDeviceProviders = (category?: string): DeviceProvider[] =>
  providers.filter(({ categories }) => isAmong(categories, category)).map(toDeviceProvider);

/** Providers outside sandboxes: systems of real locks with a driver, filtered in the same way. */
export const systemProviders = (systems: readonly OfferedSystem[], category?: string): DeviceProvider[] =>
  isAmong(systemCategories, category)
    ? systems.map(({ kind, displayName }) =>
        toDeviceProvider({ name: kind, displayName, categories: systemCategories }),
      )
    : [];

/** Categories of every system: each is a connector for people's own locks. */
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

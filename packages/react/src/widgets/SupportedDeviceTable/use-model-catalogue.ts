// Selects the models of the table. The server filters them, and the host's brands narrow them further.
import type { DeviceModel, DeviceProvider } from "@mortise/client";
import { useMemo, useState } from "react";
import { useDeviceModels } from "../../data/device-models.ts";
import { useDeviceProviders } from "../../data/device-providers.ts";
import { type HostsChoice, hasAbilities, isBrandAllowed, type NameList } from "../../rules/device/model-choice.ts";
import { brandKey, brandName } from "../../rules/device/model-sections.ts";
import { readableName } from "../../rules/whole-entries.ts";
import { useRested } from "../parts/use-rested.ts";

interface ModelChoice {
  search: string;
  brand: string | null;
  supportedOnly: boolean;
  /** Brands and manufacturers that the host allows. */
  allows: HostsChoice;
  /** Capabilities that the host requires, and those that it excludes. */
  abilities: readonly [includeIf: NameList, excludeIf: NameList];
}

export interface CatalogueBrand {
  readonly key: string;
  readonly name: string;
  /** Logo of the provider, if it is known. */
  readonly logo: string | undefined;
}

export interface ModelCatalogue {
  readonly status: "loading" | "error" | "ready";
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
  readonly models: readonly DeviceModel[];
  /** Whether the list has no sections, because of a search or a chosen brand. */
  readonly isFlat: boolean;
  /** Search text that these models answer. */
  readonly searched: string;
  /** Brands to choose from, in alphabetical order. */
  readonly brands: readonly CatalogueBrand[];
  readonly brandOf: (key: string) => CatalogueBrand;
}

const typingRestsMs = 250;

export function useModelCatalogue({ search, brand, supportedOnly, allows, abilities }: ModelChoice): ModelCatalogue {
  const searched = useRested(search.trim(), typingRestsMs);
  const level = supportedOnly ? { support_level: "live" } : {};
  const query = useDeviceModels({
    ...level,
    ...(searched !== "" && { text_search: searched }),
    ...(brand !== null && { brand }),
  });
  const { deviceModels: everything } = useDeviceModels(level);
  const { deviceProviders } = useDeviceProviders();

  const brandOf = useMemo(() => brandBook(deviceProviders, everything), [deviceProviders, everything]);
  // Names are compared as brand keys, because JSON would turn a NaN, which allows nothing, into `null`, which allows
  // all.
  const allowed = JSON.stringify(allows.map((names) => (names == null ? null : [names].flat().map(brandKey))));
  const wantedAbilities = JSON.stringify(abilities);
  const isShown = useMemo(() => {
    const choice = JSON.parse(allowed) as HostsChoice;
    const able = JSON.parse(wantedAbilities) as ModelChoice["abilities"];
    return (model: DeviceModel) => {
      const key = brandKey(model.brand);
      return isBrandAllowed(choice, key, brandOf(key).name) && hasAbilities(model, able);
    };
  }, [allowed, wantedAbilities, brandOf]);
  const choices = useMemo(() => {
    const keys = new Set((everything ?? []).filter(isShown).map((model) => brandKey(model.brand)));
    if (brand !== null) keys.add(brand);
    return [...keys].map(brandOf).sort((one, other) => one.name.localeCompare(other.name));
  }, [everything, isShown, brandOf, brand]);

  // The previous models stay, with their layout, until a new search has its answer.
  const asked = useMemo(() => ({ searched, isFlat: searched !== "" || brand !== null }), [searched, brand]);
  const [answered, setAnswered] = useState(asked);
  if (answered !== asked && !query.isPlaceholderData) setAnswered(asked);

  const models = useMemo(() => (query.deviceModels ?? []).filter(isShown), [query.deviceModels, isShown]);
  return {
    status: query.deviceModels !== undefined ? "ready" : query.error === null ? "loading" : "error",
    error: query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
    models,
    ...answered,
    brands: choices,
    brandOf,
  };
}

/**
 * Maps keys to brands. A model's brand is the name of its provider (platform-api §3.14). For a hub with models of many
 * brands, the name comes from the models themselves.
 */
function brandBook(
  providers: readonly DeviceProvider[] = [],
  models: readonly DeviceModel[] = [],
): (key: string) => CatalogueBrand {
  const known = new Map([
    ...models.map((model) => [brandKey(model.brand), [model.brand_display_name, model.brand_image_url]] as const),
    ...providers.map((each) => [brandKey(each.device_provider_name), [each.display_name, each.image_url]] as const),
  ]);
  return (key) => {
    const [name, logo] = known.get(key) ?? [];
    return { key, name: brandName(readableName(name) || key), logo: logo || undefined };
  };
}

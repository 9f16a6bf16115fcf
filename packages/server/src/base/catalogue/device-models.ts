// Lists device models for the client's call.
import { brandImagePath, deviceImagePath } from "./images.ts";
import { type Model, models } from "./models.ts";
import { type Asked, type OfferedModel, offeredModels } from "./offer.ts";
import { findProvider } from "./providers.ts";

/** A device model as sent (platform-api §3.14), with picture paths that still lack a host. */
export interface DeviceModel {
  main_category: string;
  brand: string;
  brand_display_name: string;
  brand_image_url: string;
  model_name: string;
  manufacturer_model_id: string;
  connection_type: Model["link"];
  support_level: Model["support"];
  icon_url: string;
  device_provider_names: string[];
  /** Abilities as flags, such as `can_remotely_unlock`. An unsupported model has none. */
  [ability: `can_${string}`]: true;
}

interface ModelFilter {
  main_category?: string | undefined;
  support_level?: string | undefined;
  brand?: string | undefined;
  text_search?: string | undefined;
}

/** Offered models that pass all filters (platform-api §2.2.12). */
export const listDeviceModels = (asked: Asked, filter: ModelFilter = {}): DeviceModel[] =>
  findModels(asked, filter).map(toDeviceModel);

/**
 * Finds models. Filters are exact but ignore case. Each word of `text_search` must occur in the model's name, number,
 * connection type, support level or brand. The brand goes beyond platform-api, because people type the name on the
 * lock.
 */
export function findModels(
  asked: Asked,
  { main_category, support_level, brand, text_search = "" }: ModelFilter = {},
): OfferedModel[] {
  const words = text_search.split(/\s+/).map(plain).filter(Boolean);
  return offeredModels(asked)
    .filter(
      ({ model, support }) =>
        same(main_category, model.category) && same(support_level, support) && same(brand, model.brand),
    )
    .filter(({ model, support }) => {
      const text = [...(texts.get(model) ?? []), support];
      return words.every((word) => text.some((part) => part.includes(word)));
    });
}

const same = (wanted: string | undefined, value: string): boolean =>
  wanted === undefined || wanted.toLowerCase() === value.toLowerCase();

/** Keeps only letters and digits, so that "Z-Wave" finds "zwave" and "yrd 420" finds "YRD420-F-ZW2". */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const brandOf = (brand: string): string => findProvider(brand)?.displayName ?? brand;

const texts: ReadonlyMap<Model, readonly string[]> = new Map(
  models.map((model) => [model, [model.name, model.id, model.link, brandOf(model.brand), model.brand].map(plain)]),
);

const toDeviceModel = ({ model, support, providers, abilities }: OfferedModel): DeviceModel => ({
  main_category: model.category,
  brand: model.brand,
  brand_display_name: brandOf(model.brand),
  brand_image_url: brandImagePath(model.brand),
  model_name: model.name,
  manufacturer_model_id: model.id,
  connection_type: model.link,
  support_level: support,
  icon_url: deviceImagePath(model.drawing),
  device_provider_names: [...providers],
  ...abilities,
});

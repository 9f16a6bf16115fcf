import { deviceImagePath } from "./images.ts";
import { modelKinds } from "./model-kinds.ts";
import { type Model, models } from "./models.ts";
import { findProvider } from "./providers.ts";

/** A device model as sent (platform-api §3.14), its picture still without a host. */
export interface DeviceModel {
  main_category: string;
  brand: string;
  model_name: string;
  manufacturer_model_id: string;
  connection_type: Model["link"];
  support_level: Model["support"];
  icon_url: string;
  /** What it can do, as flags: `can_remotely_unlock`. None of a model that is not supported. */
  [ability: `can_${string}`]: true;
}

interface ModelFilter {
  main_category?: string | undefined;
  support_level?: string | undefined;
  brand?: string | undefined;
  text_search?: string | undefined;
}

/**
 * Models that pass every filter given (platform-api §2.2.12). Filters are exact but ignore case; each word of
 * `text_search` must occur in the model's name, number, connection type, support level or brand. That it looks into the
 * brand goes beyond platform-api: people type the name on the lock.
 */
export function listDeviceModels({
  main_category,
  support_level,
  brand,
  text_search = "",
}: ModelFilter = {}): DeviceModel[] {
  const words = text_search.split(/\s+/).map(plain).filter(Boolean);
  return entries
    .filter(
      ({ model }) =>
        same(main_category, model.category) && same(support_level, model.support) && same(brand, model.brand),
    )
    .filter(({ text }) => words.every((word) => text.some((part) => part.includes(word))))
    .map(({ model }) => toDeviceModel(model));
}

const same = (wanted: string | undefined, value: string): boolean =>
  wanted === undefined || wanted.toLowerCase() === value.toLowerCase();

/** Letters and digits alone, so that "Z-Wave" finds "zwave" and "yrd 420" finds "YRD420-F-ZW2". */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const entries = models.map((model) => ({
  model,
  text: [
    model.name,
    model.id,
    model.link,
    model.support,
    findProvider(model.brand)?.displayName ?? model.brand,
    model.brand,
  ].map(plain),
}));

function toDeviceModel({ category, brand, name, id, link, support, drawing }: Model): DeviceModel {
  return {
    main_category: category,
    brand,
    model_name: name,
    manufacturer_model_id: id,
    connection_type: link,
    support_level: support,
    icon_url: deviceImagePath(drawing),
    ...(support !== "unsupported" && modelKinds[category].abilities),
  };
}

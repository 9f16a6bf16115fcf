// The catalogue with what each model can do, as the kit's newer tables show it (contract:
// platform/device-catalogue.ts).
import { createHash } from "node:crypto";
import { brandImagePath, deviceImagePath } from "./images.ts";
import { listDeviceModels } from "./device-models.ts";
import { modelKinds } from "./model-kinds.ts";
import { type Model, models } from "./models.ts";
import { type Provider, providers } from "./providers.ts";

type SupportLevel = "stable" | "beta" | "unsupported" | "planned" | "inquire";
interface Levels {
  integration_status?: SupportLevel | undefined;
  integration_support_levels?: SupportLevel[] | undefined;
}
interface ModelChoice extends Levels {
  main_category?: string | undefined;
  manufacturer_id?: string | undefined;
  manufacturer_ids?: string[] | undefined;
  text_search?: string | undefined;
  include_if?: string[] | undefined;
  exclude_if?: string[] | undefined;
}

/** Makers of any model; pictures with `origin`, where this server answers. */
export const listManufacturers = (origin: string, levels: Levels = {}) =>
  providers
    .map((provider) => ({
      ...makerOf(provider, origin),
      device_model_count: models.filter(({ brand }) => brand === provider.name).length,
    }))
    .filter(({ integration, device_model_count }) => device_model_count > 0 && isOfLevel(levels, integration));

/** Models that pass every filter given; words are looked for as in {@link listDeviceModels}. */
export function listCatalogue(origin: string, choice: ModelChoice = {}) {
  const { main_category, manufacturer_id, manufacturer_ids, text_search, include_if = [], exclude_if = [] } = choice;
  const found = new Set(
    listDeviceModels({ text_search }).map(({ brand, manufacturer_model_id }) => idOf(brand, manufacturer_model_id)),
  );
  return models
    .filter(({ support }) => isOfLevel(choice, levelOf[support]))
    .map((model) => entryOf(model, origin))
    .filter((entry) => {
      const { device_model_id, manufacturer } = entry;
      const can = (ability: string) => (entry as Record<string, unknown>)[ability] === true;
      return (
        found.has(device_model_id) &&
        (main_category === undefined || entry.main_category === main_category) &&
        (manufacturer_id === undefined || manufacturer.manufacturer_id === manufacturer_id) &&
        (manufacturer_ids === undefined || manufacturer_ids.includes(manufacturer.manufacturer_id)) &&
        include_if.every(can) &&
        !exclude_if.some(can)
      );
    });
}

const isOfLevel = ({ integration_status, integration_support_levels }: Levels, level: SupportLevel): boolean =>
  (integration_status === undefined || integration_status === level) &&
  (integration_support_levels === undefined || integration_support_levels.includes(level));

/** The same on every server and after every start: made from the names. */
function idOf(...names: string[]): string {
  const digits = createHash("sha256").update(names.join("\n")).digest("hex");
  const variant = "89ab".charAt(Number.parseInt(digits.charAt(16), 16) % 4);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `5${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join("-");
}

const levelOf = { live: "stable", beta: "beta", unsupported: "unsupported" } as const;

const makerOf = ({ name, displayName, categories }: Provider, origin: string) => {
  const integration: SupportLevel = categories.includes("stable") ? "stable" : "beta";
  return {
    manufacturer_id: idOf(name),
    display_name: displayName,
    logo: { url: origin + brandImagePath(name), width: 112, height: 112 },
    integration,
    integration_support_level: integration,
    is_connect_webview_supported: true,
    requires_seam_support_to_add_account: false,
    annotations: [],
  };
};

function entryOf(model: Model, origin: string) {
  const provider = providers.find(({ name }) => name === model.brand);
  if (provider === undefined) throw new Error(`The model ${model.id} is of ${model.brand}, which is no provider.`);
  const { abilities, ...kind } = modelKinds[model.category];
  const front = { url: origin + deviceImagePath(model.drawing), width: 192, height: 192 };
  return {
    device_model_id: idOf(model.brand, model.id),
    manufacturer: makerOf(provider, origin),
    display_name: model.name,
    description: `${provider.displayName} ${model.name} (${model.id})`,
    is_device_supported: model.support !== "unsupported",
    main_connection_type: model.link,
    hardware: {},
    aesthetic_variants: [
      { slug: "standard", display_name: model.name, manufacturer_sku: model.id, front_image: front, images: [front] },
    ],
    ...kind,
    // What a model that is not supported could do is of no use to anybody.
    ...(model.support !== "unsupported" && abilities),
  };
}

// Lists the offered models and their manufacturers, with the abilities of each model, for the newer catalogue calls
// (contract: platform/devices/device-catalogue.ts).
import { createHash } from "node:crypto";
import { brandImagePath, deviceImagePath } from "./images.ts";
import { findModels } from "./device-models.ts";
import { modelKinds } from "./model-kinds.ts";
import type { Model } from "./models.ts";
import { type Asked, type OfferedModel, offeredModels } from "./offer.ts";
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

/** Manufacturers of the offered models. @param origin - Address of this server, for pictures. */
export function listManufacturers(asked: Asked, origin: string, levels: Levels = {}) {
  const offered = offeredModels(asked);
  return providers
    .map((provider) => ({
      ...makerOf(provider, offered, origin),
      device_model_count: ofMaker(provider, offered).length,
    }))
    .filter(({ integration, device_model_count }) => device_model_count > 0 && isOfLevel(levels, integration));
}

/** Offered models that pass all filters. Words are searched as in {@link findModels}. */
export function listCatalogue(asked: Asked, origin: string, choice: ModelChoice = {}) {
  const { main_category, manufacturer_id, manufacturer_ids, text_search, include_if = [], exclude_if = [] } = choice;
  const offered = offeredModels(asked);
  return findModels(asked, { text_search })
    .filter(({ support }) => isOfLevel(choice, levelOf[support]))
    .map((found) => entryOf(found, offered, origin))
    .filter((entry) => {
      const { manufacturer } = entry;
      const can = (ability: string) => (entry as Record<string, unknown>)[ability] === true;
      return (
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

/** Makes an id from names, the same on every server. */
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

const ofMaker = ({ name }: Provider, offered: readonly OfferedModel[]): OfferedModel[] =>
  offered.filter(({ model }) => model.brand === name);

/**
 * Support level of a manufacturer: `unsupported` if none of its offered models is supported. A manufacturer that is
 * itself a provider, as in a sandbox, is `stable` or `beta` by providers.json. Any other is `stable`.
 */
function makerLevel(maker: Provider, offered: readonly OfferedModel[]): SupportLevel {
  const supported = ofMaker(maker, offered).filter(({ providers: through }) => through.length > 0);
  const isSimulated = supported.some(({ providers: through }) => through.includes(maker.name));
  if (supported.length === 0) return "unsupported";
  return isSimulated && !maker.categories.includes("stable") ? "beta" : "stable";
}

function makerOf(maker: Provider, offered: readonly OfferedModel[], origin: string) {
  const integration = makerLevel(maker, offered);
  return {
    manufacturer_id: idOf(maker.name),
    display_name: maker.displayName,
    logo: { url: origin + brandImagePath(maker.name), width: 112, height: 112 },
    integration,
    integration_support_level: integration,
    is_connect_webview_supported: integration !== "unsupported",
    requires_seam_support_to_add_account: false,
    annotations: [],
  };
}

function entryOf(
  { model, support, providers: through, abilities, hasCodes }: OfferedModel,
  offered: readonly OfferedModel[],
  origin: string,
) {
  const provider = providers.find(({ name }) => name === model.brand);
  if (provider === undefined) throw new Error(`The model ${model.id} is of ${model.brand}, which is no provider.`);
  const front = { url: origin + deviceImagePath(model.drawing), width: 192, height: 192 };
  return {
    device_model_id: idOf(model.brand, model.id),
    manufacturer: makerOf(provider, offered, origin),
    display_name: model.name,
    description: `${provider.displayName} ${model.name} (${model.id})`,
    is_device_supported: support !== "unsupported",
    device_provider_names: [...through],
    main_connection_type: model.link,
    hardware: {},
    aesthetic_variants: [
      { slug: "standard", display_name: model.name, manufacturer_sku: model.id, front_image: front, images: [front] },
    ],
    ...kindOf(model, hasCodes),
    ...abilities,
  };
}

/** Properties and abilities of a model. A lock without remote codes has no schedules either. */
function kindOf({ category }: Model, hasCodes: boolean) {
  const { abilities: _abilities, ...kind } = modelKinds[category];
  if (category !== "smartlocks" || hasCodes) return kind;
  const without = { can_program_access_codes: false, can_program_access_schedules: false };
  return { ...kind, software_features: { ...modelKinds.smartlocks.software_features, ...without } };
}

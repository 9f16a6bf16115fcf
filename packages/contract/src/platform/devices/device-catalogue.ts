// Catalogue of manufacturers and their models with abilities, in the form that newer tables of the hosted platform's
// widget kit read.
import { z } from "zod";
import { call } from "../../call.ts";
import { abilityNames } from "./devices.ts";

const supportLevel = z.enum(["stable", "beta", "planned", "unsupported", "inquire"]);
const levels = {
  integration_status: supportLevel.optional().meta({ description: "Only entries with this support level." }),
  integration_support_levels: z
    .array(supportLevel)
    .max(5)
    .optional()
    .meta({ description: "Only entries with one of these support levels." }),
};
const pictured = z.object({ url: z.string(), width: z.number(), height: z.number() });

const manufacturer = z
  .looseObject({
    manufacturer_id: z.guid(),
    display_name: z.string(),
    logo: pictured,
    integration: supportLevel,
    integration_support_level: supportLevel,
    is_connect_webview_supported: z
      .boolean()
      .meta({ description: "Whether a connect webview connects any of the manufacturer's models." }),
    requires_seam_support_to_add_account: z.boolean(),
    device_model_count: z
      .number()
      .optional()
      .meta({ description: "Number of the manufacturer's models; absent where the manufacturer is part of a model." }),
    annotations: z.array(z.never()),
  })
  .meta({ id: "Manufacturer", description: "Manufacturer in the catalogue of supported devices." });

const model = z
  .looseObject({
    device_model_id: z.guid(),
    manufacturer,
    display_name: z.string(),
    description: z.string(),
    is_device_supported: z.boolean(),
    device_provider_names: z.array(z.string()).optional().meta({
      description: "Providers that connect this model, as named in `accepted_providers`. Empty if none does.",
    }),
    main_category: z.enum(["smartlock", "sensor", "thermostat", "relay", "intercom", "accessory"]),
    main_connection_type: z.enum(["wifi", "zwave", "zigbee", "unknown"]),
    hardware: z.looseObject({}),
    power_sources: z.array(z.string()),
    aesthetic_variants: z.array(
      z.looseObject({ slug: z.string(), display_name: z.string(), front_image: pictured, images: z.array(pictured) }),
    ),
  })
  .meta({ id: "CatalogueModel", description: "Model in the catalogue, with its abilities." });

const row = (summary: string) =>
  ({ auth: ["none"], summary, source: "the kit's newer tables", serverOnly: true }) as const;
const manufacturerId = z.guid("Invalid uuid").meta({ description: "Identifier of the manufacturer." });

export const deviceCatalogueCalls = {
  listManufacturers: call("GET", "/internal/devicedb/v1/manufacturers/list", {
    ...row("Lists the manufacturers of devices."),
    input: z.object(levels),
    result: { manufacturers: z.array(manufacturer) },
  }),
  getManufacturer: call("GET", "/internal/devicedb/v1/manufacturers/get", {
    ...row("Reads one manufacturer of devices."),
    input: z.object({ manufacturer_id: manufacturerId }),
    result: { manufacturer },
    errors: ["manufacturer_not_found"],
  }),
  listModels: call("GET", "/internal/devicedb/v1/device_models/list", {
    ...row("Lists models of devices."),
    input: z.object({
      ...levels,
      main_category: model.shape.main_category.optional().meta({ description: "Only models of this category." }),
      manufacturer_id: manufacturerId.optional(),
      manufacturer_ids: z
        .array(manufacturerId)
        .max(100)
        .optional()
        .meta({ description: "Only models of these manufacturers." }),
      text_search: z
        .string()
        .max(500)
        .optional()
        .meta({ description: "Words to find in a model's name, number or manufacturer." }),
      include_if: abilityNames("Only models with all of these abilities, e.g. `can_remotely_unlock`."),
      exclude_if: abilityNames("No models with any of these abilities, e.g. `can_hvac_heat`."),
    }),
    result: { device_models: z.array(model) },
  }),
  getModel: call("GET", "/internal/devicedb/v1/device_models/get", {
    ...row("Reads one model of devices."),
    input: z.object({ device_model_id: z.guid("Invalid uuid").meta({ description: "Identifier of the model." }) }),
    result: { device_model: model },
    errors: ["device_model_not_found"],
  }),
};

/** Usage reports that the hosted platform's widget kit sends. This server stores none of them. */
export const telemetryCalls = {
  report: call("POST", "/internal/tlmtry", {
    auth: ["none"],
    summary: "Accepts a widget kit's usage report, and stores none of it.",
    source: "the kit's newer tables",
    input: z.looseObject({}),
    serverOnly: true,
  }),
};

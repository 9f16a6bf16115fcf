import { z } from "zod";
import { call } from "../../call.ts";

const deviceModel = z
  .looseObject({
    main_category: z.string(),
    brand: z.string(),
    brand_display_name: z.string().optional().meta({ description: "The brand as people write it." }),
    brand_image_url: z.string().optional().meta({ description: "Picture of the brand." }),
    model_name: z.string(),
    manufacturer_model_id: z.string(),
    connection_type: z.enum(["wifi", "zwave", "zigbee", "unknown"]),
    support_level: z.enum(["live", "beta", "unsupported"]),
    icon_url: z.string(),
    device_provider_names: z.array(z.string()).optional().meta({
      description: "Providers that connect this model, as named in `accepted_providers`. Empty if none does.",
    }),
    seam_device_model_page_url: z.string().optional().meta({ description: "Page about this model." }),
  })
  .meta({
    id: "DeviceModel",
    description: "Model in the catalogue of supported devices (docs/api/platform-api.md §3.14).",
  });

export const deviceModelCalls = {
  list: call("GET", "/internal/device_models/list", {
    auth: ["none"],
    summary:
      "Lists the device models that the workspace of the credential can connect. Without a credential, lists every known model.",
    source: "spec §7.1, platform-api §2.2.12",
    input: z.object({
      main_category: z
        .string()
        .max(100)
        .optional()
        .meta({ description: "Only models of this category, e.g. `smartlocks`." }),
      support_level: z
        .string()
        .max(100)
        .optional()
        .meta({ description: "Only `live`, `beta` or `unsupported` models." }),
      brand: z.string().max(100).optional().meta({ description: "Only models of this brand, ignoring case." }),
      text_search: z.string().max(500).optional().meta({
        description: "Words to find in model name, manufacturer's model id, connection type or support level.",
      }),
    }),
    result: { device_models: z.array(deviceModel) },
    internal: true,
  }),
};

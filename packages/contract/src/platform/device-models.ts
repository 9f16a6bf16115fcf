import { z } from "zod";
import { call } from "../call.ts";

export const deviceModel = z
  .looseObject({
    main_category: z.string(),
    brand: z.string(),
    model_name: z.string(),
    manufacturer_model_id: z.string(),
    connection_type: z.enum(["wifi", "zwave", "zigbee", "unknown"]),
    support_level: z.enum(["live", "beta", "unsupported"]),
    icon_url: z.string(),
  })
  .meta({ id: "DeviceModel", description: "A model in the catalogue of supported devices (platform-api §3.14)." });

export const deviceModels = {
  list: call("GET", "/internal/device_models/list", {
    auth: ["none"],
    summary: "Lists supported device models.",
    source: "spec §7.1, platform-api §2.2.12",
    input: z.object({
      main_category: z.string().optional(),
      support_level: z.string().optional(),
      brand: z.string().optional(),
      text_search: z.string().max(500).optional(),
    }),
    result: { device_models: z.array(deviceModel) },
    internal: true,
  }),
};

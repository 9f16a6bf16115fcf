import { z } from "zod";
import { call, sandboxKeys } from "../call.ts";
import { climateSettingFields } from "../platform/climate/climate-settings.ts";
import { idField } from "../platform/fields.ts";

export const sandboxDeviceCalls = {
  update: call("POST", "/sandbox/devices/update", {
    auth: sandboxKeys,
    summary: "Makes something happen at a device that nobody asked for through the API, and emits its events.",
    source: "sandbox controls",
    input: z.object({
      device_id: idField("The device."),
      online: z.boolean().optional().meta({ description: "Whether the maker's cloud can reach it." }),
      locked: z
        .boolean()
        .nullable()
        .optional()
        .meta({ description: "As if turned by hand; null: the lock has never reported." }),
      battery_level: z.number().min(0).max(1).optional().meta({ description: "0 (empty) to 1 (full)." }),
      door_open: z.boolean().optional().meta({ description: "Whether the door itself stands open." }),
      climate_setting: z
        .object(climateSettingFields)
        .optional()
        .meta({ description: "A thermostat's setting, as if changed at the wall." }),
    }),
    errors: ["device_not_found", "device_is_not_thermostat"],
  }),
};

import { z } from "zod";
import { call, sandboxKeys } from "../call.ts";
import { climateSettingFields } from "../platform/climate/climate-settings.ts";
import { idField } from "../platform/fields.ts";

export const sandboxDeviceCalls = {
  update: call("POST", "/sandbox/devices/update", {
    auth: sandboxKeys,
    summary: "Changes a device's state without a command through the API, and emits the events.",
    source: "sandbox controls",
    input: z.object({
      device_id: idField("Identifier of the device."),
      online: z.boolean().optional().meta({ description: "Whether the manufacturer's cloud can reach the device." }),
      locked: z.boolean().nullable().optional().meta({
        description: "Whether the bolt is locked, as if turned by hand; null as if the lock had never reported.",
      }),
      battery_level: z
        .number()
        .min(0)
        .max(1)
        .optional()
        .meta({ description: "Charge of the battery, 0 (empty) to 1 (full)." }),
      door_open: z.boolean().optional().meta({ description: "Whether the door itself stands open." }),
      climate_setting: z
        .object(climateSettingFields)
        .optional()
        .meta({ description: "Setting of a thermostat, as if changed at the thermostat itself." }),
    }),
    errors: ["device_not_found", "device_is_not_thermostat"],
  }),
};

import type { everyCall } from "@mortise/contract";
import { listDeviceModels } from "../catalogue/device-models.ts";
import type { Handlers } from "../context.ts";

export const deviceModels = {
  list: (_context, input) => ({ device_models: listDeviceModels(input) }),
} satisfies Handlers<typeof everyCall.deviceModels>;

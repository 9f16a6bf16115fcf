import type { platform } from "@mortise/contract";
import { listDeviceProviders } from "../catalogue/device-providers.ts";
import type { Handlers } from "../context.ts";
import { requireDevice } from "../device-access.ts";
import { listDevices } from "../device-list.ts";
import { JsonText, jsonList } from "../json-text.ts";

export const devices = {
  async list(context, input) {
    const { rows, pagination } = await listDevices(context, input, { path: "/devices/list" });
    return { devices: jsonList(rows.map(({ body }) => body)), pagination };
  },
  async get(context, input) {
    const { body } = await requireDevice(context, input);
    return { device: new JsonText(body) };
  },
  listDeviceProviders: (_context, { provider_category }) => ({ device_providers: listDeviceProviders(provider_category) }),
} satisfies Handlers<typeof platform.devices>;

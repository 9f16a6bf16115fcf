import type { everyCall } from "@mortise/contract";
import { type DeviceModel, listDeviceModels } from "../../../base/catalogue/device-models.ts";
import type { Handlers } from "../../call-context.ts";

export const deviceModels = {
  list: ({ origin, sender: workspace, systems }, input) => ({
    device_models: listDeviceModels({ workspace, systems }, input).map((model) =>
      Object.assign(model, { seam_device_model_page_url: addressOf(model, origin) }),
    ),
  }),
} satisfies Handlers<typeof everyCall.deviceModels>;

/**
 * Address of a model, which old clients expect (platform-api §3.14). Models have no pages, so the address is a public
 * call that lists this model, with this server's support of real locks.
 */
function addressOf({ brand, manufacturer_model_id }: DeviceModel, origin: string): string {
  const query = new URLSearchParams({ brand, text_search: manufacturer_model_id });
  return `${origin}/internal/device_models/list?${query.toString()}`;
}

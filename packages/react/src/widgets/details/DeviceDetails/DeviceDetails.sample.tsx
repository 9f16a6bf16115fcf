import { sampleOf } from "../../../../test/screens/widget-sample.tsx";
import { deviceDetailsElement } from "./DeviceDetails.element.ts";
import { DeviceDetails } from "./DeviceDetails.tsx";

export const sample = sampleOf(DeviceDetails, deviceDetailsElement, {
  id: "deviceId",
  shows: "Front Door",
  names: "door",
  with: {
    disableCreateAccessCode: false,
    disableEditAccessCode: false,
    disableDeleteAccessCode: false,
    onBack: () => undefined,
  },
  control: ({ button }) => button("Unlock"),
  use: ({ opens }) => opens(/access codes$/, /^Access Codes/),
  waits: {
    parts: [".seam-lock", ".seam-nav-line"],
    props: ({ deviceId }) => ({ deviceId, disableCreateAccessCode: false }),
  },
});

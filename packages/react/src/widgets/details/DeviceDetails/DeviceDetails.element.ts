import type { ElementSpec } from "../../element-spec.ts";
import { optionKinds } from "../../option-kinds.ts";
import type { DeviceDetailsProps } from "./DeviceDetails.tsx";

export const deviceDetailsElement: ElementSpec<DeviceDetailsProps> = {
  tag: "seam-device-details",
  props: {
    deviceId: "string",
    onBack: { event: [], optIn: true },
    className: "string",
    ...optionKinds,
  },
};

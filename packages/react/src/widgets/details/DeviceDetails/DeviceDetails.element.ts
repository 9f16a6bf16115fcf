import { callsOfDeviceDetails } from "../../../data/first-calls.ts";
import type { WidgetSpec } from "../../element-spec.ts";
import { optionKinds } from "../../option-kinds.ts";
import type { DeviceDetailsProps } from "./DeviceDetails.tsx";

export const deviceDetailsElement: WidgetSpec<"seam-device-details", DeviceDetailsProps> = {
  tag: "seam-device-details",
  load: async () => (await import("../details.ts")).DeviceDetails,
  calls: callsOfDeviceDetails,
  isOfOne: true,
  props: {
    deviceId: "string",
    onBack: { event: [], optIn: true },
    className: "string",
    ...optionKinds,
  },
};

import type { ElementSpec } from "../../element/element-spec.ts";
import type { DeviceDetailsProps } from "./DeviceDetails.tsx";

export const deviceDetailsElement: ElementSpec<DeviceDetailsProps> = {
  tag: "seam-device-details",
  props: {
    deviceId: "string",
    onBack: { event: [], optIn: true },
    className: "string",
    disableLockUnlock: "boolean",
    disableCreateAccessCode: "boolean",
    disableEditAccessCode: "boolean",
    disableDeleteAccessCode: "boolean",
    maskCodes: "boolean",
    onNavigate: { event: ["view", "id"] },
  },
};

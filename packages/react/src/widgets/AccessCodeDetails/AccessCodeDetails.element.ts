import type { ElementSpec } from "../../element/element-spec.ts";
import type { AccessCodeDetailsProps } from "./AccessCodeDetails.tsx";

export const accessCodeDetailsElement: ElementSpec<AccessCodeDetailsProps> = {
  tag: "seam-access-code-details",
  props: {
    accessCodeId: "string",
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

import type { ElementSpec } from "../../element-spec.ts";
import { optionKinds } from "../../option-kinds.ts";
import type { AccessCodeDetailsProps } from "./AccessCodeDetails.tsx";

export const accessCodeDetailsElement: ElementSpec<AccessCodeDetailsProps> = {
  tag: "seam-access-code-details",
  props: {
    accessCodeId: "string",
    onBack: { event: [], optIn: true },
    className: "string",
    ...optionKinds,
  },
};

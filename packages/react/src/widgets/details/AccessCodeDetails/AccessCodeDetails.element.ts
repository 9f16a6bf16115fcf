import { callsOfCode } from "../../../data/first-calls.ts";
import type { WidgetSpec } from "../../element-spec.ts";
import { optionKinds } from "../../option-kinds.ts";
import type { AccessCodeDetailsProps } from "./AccessCodeDetails.tsx";

export const accessCodeDetailsElement: WidgetSpec<"seam-access-code-details", AccessCodeDetailsProps> = {
  tag: "seam-access-code-details",
  load: async () => (await import("../details.ts")).AccessCodeDetails,
  calls: callsOfCode,
  isOfOne: true,
  props: {
    accessCodeId: "string",
    onBack: { event: [], optIn: true },
    className: "string",
    ...optionKinds,
  },
};

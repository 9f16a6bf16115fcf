import { callsOfCode } from "../../../data/first-calls.ts";
import type { WidgetSpec } from "../../element-spec.ts";
import { optionKinds } from "../../option-kinds.ts";
import type { EditAccessCodeFormProps } from "./EditAccessCodeForm.tsx";

export const editAccessCodeFormElement: WidgetSpec<"seam-edit-access-code-form", EditAccessCodeFormProps> = {
  tag: "seam-edit-access-code-form",
  load: async () => (await import("../forms.ts")).EditAccessCodeForm,
  calls: callsOfCode,
  isOfOne: true,
  props: {
    accessCodeId: "string",
    onSuccess: { event: ["accessCodeId"] },
    onBack: { event: [], optIn: true },
    className: "string",
    ...optionKinds,
  },
};

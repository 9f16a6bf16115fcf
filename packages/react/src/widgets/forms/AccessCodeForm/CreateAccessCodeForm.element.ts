import { callsOfNewCode } from "../../../data/first-calls.ts";
import type { WidgetSpec } from "../../element-spec.ts";
import { optionKinds } from "../../option-kinds.ts";
import type { CreateAccessCodeFormProps } from "./CreateAccessCodeForm.tsx";

export const createAccessCodeFormElement: WidgetSpec<"seam-create-access-code-form", CreateAccessCodeFormProps> = {
  tag: "seam-create-access-code-form",
  load: async () => (await import("../forms.ts")).CreateAccessCodeForm,
  calls: callsOfNewCode,
  isOfOne: true,
  props: {
    deviceId: "string",
    onSuccess: { event: ["accessCodeId"] },
    onBack: { event: [], optIn: true },
    className: "string",
    ...optionKinds,
  },
};

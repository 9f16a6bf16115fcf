import type { ElementSpec } from "../../element-spec.ts";
import { optionKinds } from "../../option-kinds.ts";
import type { EditAccessCodeFormProps } from "./EditAccessCodeForm.tsx";

export const editAccessCodeFormElement: ElementSpec<EditAccessCodeFormProps> = {
  tag: "seam-edit-access-code-form",
  props: {
    accessCodeId: "string",
    onSuccess: { event: ["accessCodeId"] },
    onBack: { event: [], optIn: true },
    className: "string",
    ...optionKinds,
  },
};

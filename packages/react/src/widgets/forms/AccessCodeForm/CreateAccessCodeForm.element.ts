import type { ElementSpec } from "../../element-spec.ts";
import { optionKinds } from "../../option-kinds.ts";
import type { CreateAccessCodeFormProps } from "./CreateAccessCodeForm.tsx";

export const createAccessCodeFormElement: ElementSpec<CreateAccessCodeFormProps> = {
  tag: "seam-create-access-code-form",
  props: {
    deviceId: "string",
    onSuccess: { event: ["accessCodeId"] },
    onBack: { event: [], optIn: true },
    className: "string",
    ...optionKinds,
  },
};

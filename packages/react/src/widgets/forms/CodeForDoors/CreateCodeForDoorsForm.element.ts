import type { ElementSpec } from "../../element-spec.ts";
import { optionKinds } from "../../option-kinds.ts";
import type { CreateCodeForDoorsFormProps } from "./CreateCodeForDoorsForm.tsx";

export const createCodeForDoorsFormElement: ElementSpec<CreateCodeForDoorsFormProps> = {
  tag: "seam-create-code-for-doors-form",
  props: {
    deviceIds: "list",
    defaultChosenDeviceIds: "list",
    onCodesCreated: { event: ["accessCodeIds"] },
    onBack: { event: [], optIn: true },
    className: "string",
    ...optionKinds,
  },
};

import { callsOfDoors } from "../../../data/first-calls.ts";
import type { WidgetSpec } from "../../element-spec.ts";
import { optionKinds } from "../../option-kinds.ts";
import type { CreateCodeForDoorsFormProps } from "./CreateCodeForDoorsForm.tsx";

export const createCodeForDoorsFormElement: WidgetSpec<"seam-create-code-for-doors-form", CreateCodeForDoorsFormProps> =
  {
    tag: "seam-create-code-for-doors-form",
    load: async () => (await import("./CreateCodeForDoorsForm.tsx")).CreateCodeForDoorsForm,
    calls: callsOfDoors,
    props: {
      deviceIds: "list",
      defaultChosenDeviceIds: "list",
      onCodesCreated: { event: ["accessCodeIds"] },
      onBack: { event: [], optIn: true },
      className: "string",
      ...optionKinds,
    },
  };

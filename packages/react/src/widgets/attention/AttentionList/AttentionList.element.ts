import type { ElementSpec } from "../../element-spec.ts";
import { optionKinds } from "../../option-kinds.ts";
import type { AttentionListProps } from "./AttentionList.tsx";

export const attentionListElement: ElementSpec<AttentionListProps> = {
  tag: "seam-attention",
  props: {
    deviceIds: "list",
    connectedAccountIds: "list",
    deviceFilter: "object",
    heading: "string",
    title: "string",
    onBack: { event: [], optIn: true },
    className: "string",
    ...optionKinds,
  },
};

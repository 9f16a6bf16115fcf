import { callsOfDeviceTable } from "../../../data/first-calls.ts";
import type { WidgetSpec } from "../../element-spec.ts";
import { optionKinds } from "../../option-kinds.ts";
import type { AttentionListProps } from "./AttentionList.tsx";

export const attentionListElement: WidgetSpec<"seam-attention", AttentionListProps> = {
  tag: "seam-attention",
  load: async () => (await import("./AttentionList.tsx")).AttentionList,
  calls: callsOfDeviceTable,
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

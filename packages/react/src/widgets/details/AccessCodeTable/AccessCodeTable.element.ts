import { callsOfCodeTable } from "../../../data/first-calls.ts";
import type { WidgetSpec } from "../../element-spec.ts";
import { optionKinds } from "../../option-kinds.ts";
import type { AccessCodeTableProps } from "./AccessCodeTable.tsx";

export const accessCodeTableElement: WidgetSpec<"seam-access-code-table", AccessCodeTableProps> = {
  tag: "seam-access-code-table",
  load: async () => (await import("../details.ts")).AccessCodeTable,
  calls: callsOfCodeTable,
  preview: "codes",
  props: {
    deviceId: "string",
    disableSearch: "boolean",
    accessCodeFilter: "object",
    accessCodeComparator: "object",
    heading: "string",
    title: "string",
    onAccessCodeClick: { event: ["accessCodeId"] },
    preventDefaultOnAccessCodeClick: "boolean",
    onBack: { event: [], optIn: true },
    className: "string",
    ...optionKinds,
  },
};

import type { ElementSpec } from "../../element-spec.ts";
import { optionKinds } from "../../option-kinds.ts";
import type { AccessCodeTableProps } from "./AccessCodeTable.tsx";

export const accessCodeTableElement: ElementSpec<AccessCodeTableProps> = {
  tag: "seam-access-code-table",
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

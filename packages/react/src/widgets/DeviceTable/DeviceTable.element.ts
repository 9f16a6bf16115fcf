import type { ElementSpec } from "../element-spec.ts";
import { optionKinds } from "../option-kinds.ts";
import type { DeviceTableProps } from "./DeviceTable.tsx";

export const deviceTableElement: ElementSpec<DeviceTableProps> = {
  tag: "seam-device-table",
  props: {
    deviceIds: "list",
    connectedAccountIds: "list",
    disableSearch: "boolean",
    disableAttention: "boolean",
    disableSortAndFilter: "boolean",
    listHeight: "string",
    deviceFilter: "object",
    deviceComparator: "object",
    heading: "string",
    title: "string",
    onDeviceClick: { event: ["deviceId"] },
    preventDefaultOnDeviceClick: "boolean",
    onBack: { event: [], optIn: true },
    className: "string",
    ...optionKinds,
  },
};

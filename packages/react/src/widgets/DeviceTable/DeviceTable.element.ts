import { callsOfDeviceTable } from "../../data/first-calls.ts";
import type { WidgetSpec } from "../element-spec.ts";
import { optionKinds } from "../option-kinds.ts";
import type { DeviceTableProps } from "./DeviceTable.tsx";

export const deviceTableElement: WidgetSpec<"seam-device-table", DeviceTableProps> = {
  tag: "seam-device-table",
  load: async () => (await import("./DeviceTable.tsx")).DeviceTable,
  calls: callsOfDeviceTable,
  preview: "devices",
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

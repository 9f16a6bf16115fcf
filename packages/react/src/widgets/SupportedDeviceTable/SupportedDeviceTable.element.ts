import { callsOfCatalogue } from "../../data/first-calls.ts";
import type { WidgetSpec } from "../element-spec.ts";
import { optionKinds } from "../option-kinds.ts";
import type { SupportedDeviceTableProps } from "./SupportedDeviceTable.tsx";

export const supportedDeviceTableElement: WidgetSpec<"seam-supported-device-table", SupportedDeviceTableProps> = {
  tag: "seam-supported-device-table",
  load: async () => (await import("./SupportedDeviceTable.tsx")).SupportedDeviceTable,
  calls: callsOfCatalogue,
  props: {
    cannotFilter: "boolean",
    disableFilter: "boolean",
    brands: "list",
    excludedBrands: "list",
    manufacturers: "list",
    excludedManufacturers: "list",
    includeIf: "list",
    excludeIf: "list",
    title: "string",
    heading: "string",
    onBack: { event: [], optIn: true },
    className: "string",
    ...optionKinds,
  },
};

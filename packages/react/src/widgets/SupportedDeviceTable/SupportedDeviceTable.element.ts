import type { ElementSpec } from "../element-spec.ts";
import { optionKinds } from "../option-kinds.ts";
import type { SupportedDeviceTableProps } from "./SupportedDeviceTable.tsx";

export const supportedDeviceTableElement: ElementSpec<SupportedDeviceTableProps> = {
  tag: "seam-supported-device-table",
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

import type { ElementSpec } from "../../element/element-spec.ts";
import type { SupportedDeviceTableProps } from "./SupportedDeviceTable.tsx";

export const supportedDeviceTableElement: ElementSpec<SupportedDeviceTableProps> = {
  tag: "seam-supported-device-table",
  props: { cannotFilter: "boolean", disableFilter: "boolean", brands: "list", className: "string" },
};

import type { ElementSpec } from "./element-spec.ts";
import type { WidgetOptionProps } from "./widget-options.tsx";

/** Attributes and events of {@link WidgetOptionProps}, in every element that takes them. */
export const optionKinds: ElementSpec<WidgetOptionProps>["props"] = {
  disableLockUnlock: "boolean",
  confirmUnlock: "boolean",
  disableCreateAccessCode: "boolean",
  disableOtherDoors: "boolean",
  disableEditAccessCode: "boolean",
  disableDeleteAccessCode: "boolean",
  maskCodes: "boolean",
  grouped: "boolean",
  disableResourceIds: "boolean",
  disableConnectedAccountInformation: "boolean",
  errorFilter: "object",
  warningFilter: "object",
  timePresets: "object",
  checkIn: "string",
  checkOut: "string",
  onEdit: { event: ["accessCodeId"] },
  preventDefaultOnEdit: "boolean",
  onDelete: { event: ["accessCodeId"] },
  preventDefaultOnDelete: "boolean",
  onNavigate: { event: ["view", "id"] },
};

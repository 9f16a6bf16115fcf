// What TypeScript knows of the elements: `document.querySelector("seam-device-table")` has the widget's props as properties.
import type { SeamProviderProps } from "./provider/SeamProvider.tsx";
import type { AccessCodeDetailsProps } from "./widgets/AccessCodeDetails/AccessCodeDetails.tsx";
import type { CreateAccessCodeFormProps } from "./widgets/AccessCodeForm/CreateAccessCodeForm.tsx";
import type { EditAccessCodeFormProps } from "./widgets/AccessCodeForm/EditAccessCodeForm.tsx";
import type { AccessCodeTableProps } from "./widgets/AccessCodeTable/AccessCodeTable.tsx";
import type { ConnectAccountButtonProps } from "./widgets/ConnectAccountButton/ConnectAccountButton.tsx";
import type { DeviceDetailsProps } from "./widgets/DeviceDetails/DeviceDetails.tsx";
import type { DeviceTableProps } from "./widgets/DeviceTable/DeviceTable.tsx";
import type { SupportedDeviceTableProps } from "./widgets/SupportedDeviceTable/SupportedDeviceTable.tsx";

/** A widget's element: its props and those of its provider as properties, `undefined` as long as nobody has set them. */
export type WidgetElement<Props> = HTMLElement & Partial<Omit<Props, "className">> & Omit<SeamProviderProps, "children">;

declare global {
  interface HTMLElementTagNameMap {
    "seam-device-table": WidgetElement<DeviceTableProps>;
    "seam-device-details": WidgetElement<DeviceDetailsProps>;
    "seam-access-code-table": WidgetElement<AccessCodeTableProps>;
    "seam-access-code-details": WidgetElement<AccessCodeDetailsProps>;
    "seam-create-access-code-form": WidgetElement<CreateAccessCodeFormProps>;
    "seam-edit-access-code-form": WidgetElement<EditAccessCodeFormProps>;
    "seam-connect-account-button": WidgetElement<ConnectAccountButtonProps>;
    "seam-supported-device-table": WidgetElement<SupportedDeviceTableProps>;
  }
}

// What one widget opens of another. Here it comes along; elements fetch it when it is opened, and views-fetched.tsx is built in
// this file's place.
import type { ComponentType } from "react";

export { AccessCodeTable as AccessCodeTableView } from "./AccessCodeTable/AccessCodeTable.tsx";
export { CreateAccessCodeForm as CreateFormView } from "./AccessCodeForm/CreateAccessCodeForm.tsx";
export { EditAccessCodeForm as EditFormView } from "./AccessCodeForm/EditAccessCodeForm.tsx";
export { DeviceDetails as DeviceDetailsView } from "./DeviceDetails/DeviceDetails.tsx";

/** Has a view at hand before anyone asks for it. */
export const useEarlyView = <Props>(_view: ComponentType<Props>): void => undefined;

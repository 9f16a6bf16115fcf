// The list of all widgets. Elements, their types, stylesheets, chunks, the page of props and the tests of every widget
// derive from it. Run `npm run generate` after a change.
import { deviceTableElement } from "../widgets/DeviceTable/DeviceTable.element.ts";
import { deviceDetailsElement } from "../widgets/details/DeviceDetails/DeviceDetails.element.ts";
import { accessCodeTableElement } from "../widgets/details/AccessCodeTable/AccessCodeTable.element.ts";
import { accessCodeDetailsElement } from "../widgets/details/AccessCodeDetails/AccessCodeDetails.element.ts";
import { createAccessCodeFormElement } from "../widgets/forms/AccessCodeForm/CreateAccessCodeForm.element.ts";
import { createCodeForDoorsFormElement } from "../widgets/forms/CodeForDoors/CreateCodeForDoorsForm.element.ts";
import { editAccessCodeFormElement } from "../widgets/forms/AccessCodeForm/EditAccessCodeForm.element.ts";
import { attentionListElement } from "../widgets/attention/AttentionList/AttentionList.element.ts";
import { connectAccountButtonElement } from "../widgets/forms/ConnectAccountButton/ConnectAccountButton.element.ts";
import { activityListElement } from "../widgets/activity/ActivityList/ActivityList.element.ts";
import { codeTimelineElement } from "../widgets/timeline/CodeTimeline/CodeTimeline.element.ts";
import { supportedDeviceTableElement } from "../widgets/SupportedDeviceTable/SupportedDeviceTable.element.ts";

export const everyElement = [
  deviceTableElement,
  deviceDetailsElement,
  accessCodeTableElement,
  accessCodeDetailsElement,
  createAccessCodeFormElement,
  createCodeForDoorsFormElement,
  editAccessCodeFormElement,
  attentionListElement,
  connectAccountButtonElement,
  activityListElement,
  codeTimelineElement,
  supportedDeviceTableElement,
] as const;

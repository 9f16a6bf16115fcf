"use client";
// Entry point "@mortise/react/elements", also built as the script elements.js: importing it defines every element. A
// widget's own code is fetched when the first of its elements is on the page.
import { defineElement, type DefineOptions } from "./element/define.ts";
import {
  callsOfActivity,
  callsOfCatalogue,
  callsOfCode,
  callsOfCodeTable,
  callsOfDeviceDetails,
  callsOfDeviceTable,
  callsOfDoors,
  callsOfNewCode,
} from "./element/first-calls.ts";
import { accessCodeDetailsElement } from "./widgets/details/AccessCodeDetails/AccessCodeDetails.element.ts";
import { createAccessCodeFormElement } from "./widgets/forms/AccessCodeForm/CreateAccessCodeForm.element.ts";
import { createCodeForDoorsFormElement } from "./widgets/forms/CodeForDoors/CreateCodeForDoorsForm.element.ts";
import { editAccessCodeFormElement } from "./widgets/forms/AccessCodeForm/EditAccessCodeForm.element.ts";
import { accessCodeTableElement } from "./widgets/details/AccessCodeTable/AccessCodeTable.element.ts";
import { attentionListElement } from "./widgets/attention/AttentionList/AttentionList.element.ts";
import { connectAccountButtonElement } from "./widgets/forms/ConnectAccountButton/ConnectAccountButton.element.ts";
import { deviceDetailsElement } from "./widgets/details/DeviceDetails/DeviceDetails.element.ts";
import { activityListElement } from "./widgets/activity/ActivityList/ActivityList.element.ts";
import { codeTimelineElement } from "./widgets/timeline/CodeTimeline/CodeTimeline.element.ts";
import { deviceTableElement } from "./widgets/DeviceTable/DeviceTable.element.ts";
import { supportedDeviceTableElement } from "./widgets/SupportedDeviceTable/SupportedDeviceTable.element.ts";

export type { WidgetElement, WidgetEvents, WidgetTags } from "./element/element-types.ts";

// elements.js is served from the folder that also holds its stylesheet and fonts. A host's own bundle, told by its
// name, is not.
const here: string = import.meta.url;
const place: DefineOptions = /^https?:.*\/elements(\.\w+)?\.js([?#].*)?$/.test(here)
  ? { assetsBaseUrl: new URL(".", here).href }
  : {};
/** For elements of one door or one code: their code is in the piece `details`, or in a piece that imports it. */
const ofOne: DefineOptions = {
  ...place,
  loadKeeper: async () => (await import("./element/keep-answer.ts")).keepAnswer,
  fetchPieces: () => [import("./element/preview/code-table-preview.ts"), import("./strings/all-strings.ts")],
};

defineElement(deviceTableElement, async () => (await import("./widgets/DeviceTable/DeviceTable.tsx")).DeviceTable, {
  ...place,
  calls: callsOfDeviceTable,
  loadPreviewer: async () => (await import("./element/preview/device-table-preview.ts")).previewDeviceTable,
});
defineElement(deviceDetailsElement, async () => (await import("./widgets/details/details.ts")).DeviceDetails, {
  ...ofOne,
  calls: callsOfDeviceDetails,
});
defineElement(accessCodeTableElement, async () => (await import("./widgets/details/details.ts")).AccessCodeTable, {
  ...place,
  calls: callsOfCodeTable,
  loadPreviewer: async () => (await import("./element/preview/code-table-preview.ts")).previewCodeTable,
});
defineElement(accessCodeDetailsElement, async () => (await import("./widgets/details/details.ts")).AccessCodeDetails, {
  ...ofOne,
  calls: callsOfCode,
});
defineElement(
  createAccessCodeFormElement,
  async () => (await import("./widgets/forms/forms.ts")).CreateAccessCodeForm,
  {
    ...ofOne,
    calls: callsOfNewCode,
  },
);
defineElement(
  createCodeForDoorsFormElement,
  async () => (await import("./widgets/forms/CodeForDoors/CreateCodeForDoorsForm.tsx")).CreateCodeForDoorsForm,
  {
    ...place,
    calls: callsOfDoors,
  },
);
defineElement(editAccessCodeFormElement, async () => (await import("./widgets/forms/forms.ts")).EditAccessCodeForm, {
  ...ofOne,
  calls: callsOfCode,
});
defineElement(attentionListElement, async () => (await import("./widgets/attention/attention.ts")).AttentionList, {
  ...place,
  calls: callsOfDeviceTable,
});
defineElement(
  connectAccountButtonElement,
  async () => (await import("./widgets/forms/forms.ts")).ConnectAccountButton,
  place,
);
defineElement(
  activityListElement,
  async () => (await import("./widgets/activity/ActivityList/ActivityList.tsx")).ActivityList,
  {
    ...ofOne,
    calls: callsOfActivity,
  },
);
defineElement(
  codeTimelineElement,
  async () => (await import("./widgets/timeline/CodeTimeline/CodeTimeline.tsx")).CodeTimeline,
  {
    ...place,
    calls: callsOfActivity,
  },
);
defineElement(
  supportedDeviceTableElement,
  async () => (await import("./widgets/SupportedDeviceTable/SupportedDeviceTable.tsx")).SupportedDeviceTable,
  {
    ...place,
    calls: callsOfCatalogue,
  },
);

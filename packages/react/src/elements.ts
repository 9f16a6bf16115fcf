"use client";
// Entry point "@mortise/react/elements", also built as the script elements.js: importing it defines every element. A
// widget's own code is fetched when the first of its elements is on the page.
import { define, type DefineOptions } from "./element/define.ts";
import {
  callsOfCatalogue,
  callsOfCode,
  callsOfCodeTable,
  callsOfDeviceDetails,
  callsOfDeviceTable,
  callsOfNewCode,
} from "./element/first-calls.ts";
import { accessCodeDetailsElement } from "./widgets/details/AccessCodeDetails/AccessCodeDetails.element.ts";
import { createAccessCodeFormElement } from "./widgets/forms/AccessCodeForm/CreateAccessCodeForm.element.ts";
import { editAccessCodeFormElement } from "./widgets/forms/AccessCodeForm/EditAccessCodeForm.element.ts";
import { accessCodeTableElement } from "./widgets/details/AccessCodeTable/AccessCodeTable.element.ts";
import { connectAccountButtonElement } from "./widgets/forms/ConnectAccountButton/ConnectAccountButton.element.ts";
import { deviceDetailsElement } from "./widgets/details/DeviceDetails/DeviceDetails.element.ts";
import { deviceTableElement } from "./widgets/DeviceTable/DeviceTable.element.ts";
import { supportedDeviceTableElement } from "./widgets/SupportedDeviceTable/SupportedDeviceTable.element.ts";

export type { WidgetElement, WidgetEvents, WidgetTags } from "./element/element-types.ts";

// elements.js is served from the folder that also holds its stylesheet and fonts. A host's own bundle, told by its
// name, is not.
const here: string = import.meta.url;
const place: DefineOptions = /^https?:.*\/elements(\.\w+)?\.js([?#].*)?$/.test(here)
  ? { assetsBaseUrl: new URL(".", here).href }
  : {};

define(deviceTableElement, async () => (await import("./widgets/DeviceTable/DeviceTable.tsx")).DeviceTable, {
  ...place,
  calls: callsOfDeviceTable,
  draw: async () => (await import("./element/first-drawing.ts")).drawDeviceTable,
});
define(
  deviceDetailsElement,
  async () => (await import("./widgets/details/DeviceDetails/DeviceDetails.tsx")).DeviceDetails,
  {
    ...place,
    calls: callsOfDeviceDetails,
  },
);
define(
  accessCodeTableElement,
  async () => (await import("./widgets/details/AccessCodeTable/AccessCodeTable.tsx")).AccessCodeTable,
  {
    ...place,
    calls: callsOfCodeTable,
    draw: async () => (await import("./element/first-codes.ts")).drawCodeTable,
  },
);
define(
  accessCodeDetailsElement,
  async () => (await import("./widgets/details/AccessCodeDetails/AccessCodeDetails.tsx")).AccessCodeDetails,
  {
    ...place,
    calls: callsOfCode,
  },
);
define(
  createAccessCodeFormElement,
  async () => (await import("./widgets/forms/AccessCodeForm/CreateAccessCodeForm.tsx")).CreateAccessCodeForm,
  {
    ...place,
    calls: callsOfNewCode,
  },
);
define(
  editAccessCodeFormElement,
  async () => (await import("./widgets/forms/AccessCodeForm/EditAccessCodeForm.tsx")).EditAccessCodeForm,
  {
    ...place,
    calls: callsOfCode,
  },
);
define(
  connectAccountButtonElement,
  async () => (await import("./widgets/forms/ConnectAccountButton/ConnectAccountButton.tsx")).ConnectAccountButton,
  place,
);
define(
  supportedDeviceTableElement,
  async () => (await import("./widgets/SupportedDeviceTable/SupportedDeviceTable.tsx")).SupportedDeviceTable,
  {
    ...place,
    calls: callsOfCatalogue,
  },
);

import { sampleOf } from "../../../test/screens/widget-sample.tsx";
import { deviceTableElement } from "./DeviceTable.element.ts";
import { DeviceTable } from "./DeviceTable.tsx";

export const sample = sampleOf(DeviceTable, deviceTableElement, {
  shows: "Front Door",
  names: "door",
  with: { disableCreateAccessCode: false, disableEditAccessCode: false, disableDeleteAccessCode: false },
  control: ({ search }) => search,
  typed: "Front",
  use: ({ opens }) => opens("Front Door", "Device details"),
});

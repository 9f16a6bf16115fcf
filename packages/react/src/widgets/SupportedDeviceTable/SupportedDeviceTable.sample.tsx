import { sampleOf } from "../../../test/screens/widget-sample.tsx";
import { supportedDeviceTableElement } from "./SupportedDeviceTable.element.ts";
import { SupportedDeviceTable } from "./SupportedDeviceTable.tsx";

export const sample = sampleOf(SupportedDeviceTable, supportedDeviceTableElement, {
  shows: /\w+ Devices/,
  complains: "There was an error fetching device models.",
  control: ({ search }) => search,
  typed: "lock",
  use:
    ({ button, search, expect }) =>
    async (screen) => {
      await button("Clear search")(screen).click();
      await expect.element(search(screen)).toHaveValue("");
    },
  story: { shows: "Yale Devices" },
});

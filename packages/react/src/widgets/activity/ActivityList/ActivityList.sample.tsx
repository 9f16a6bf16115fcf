import { sampleOf } from "../../../../test/screens/widget-sample.tsx";
import { activityListElement } from "./ActivityList.element.ts";
import { ActivityList } from "./ActivityList.tsx";

export const sample = sampleOf(ActivityList, activityListElement, {
  id: "deviceId",
  isIdOptional: true,
  shows: "Nothing yet",
  control: ({ button }) => button("Opened"),
  use:
    ({ button, expect }) =>
    async (screen) => {
      await button("Codes")(screen).click();
      await expect.element(button("Codes")(screen)).toHaveAttribute("aria-pressed", "true");
    },
  story: {
    before: [["devices/update", { device: "Garden Gate", locked: true }]],
    shows: "was locked by hand",
  },
});

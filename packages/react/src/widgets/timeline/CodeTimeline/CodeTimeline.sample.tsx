import { sampleOf } from "../../../../test/screens/widget-sample.tsx";
import { codeTimelineElement } from "./CodeTimeline.element.ts";
import { CodeTimeline } from "./CodeTimeline.tsx";

export const sample = sampleOf(CodeTimeline, codeTimelineElement, {
  id: "deviceId",
  isIdOptional: true,
  shows: "Cleaning team",
  names: "door",
  control: ({ button }) => button("Later"),
  use:
    ({ button, expect }) =>
    async (screen) => {
      await button("Later")(screen).click();
      await expect.element(button("Today")(screen)).toBeVisible();
    },
  waits: {
    parts: [":is(.seam-week-head, .seam-daydoor)", ":is(.seam-week-row, .seam-daydoor)"],
    props: ({ roomId }) => ({ deviceIds: [roomId] }),
  },
  story: { shows: "Front Door" },
});

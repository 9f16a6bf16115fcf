import { sampleOf } from "../../../../test/screens/widget-sample.tsx";
import { accessCodeTableElement } from "./AccessCodeTable.element.ts";
import { AccessCodeTable } from "./AccessCodeTable.tsx";

export const sample = sampleOf(AccessCodeTable, accessCodeTableElement, {
  id: "deviceId",
  shows: /Code: \d{4}/,
  names: "code",
  with: { disableCreateAccessCode: false, disableEditAccessCode: false, disableDeleteAccessCode: false },
  control: ({ search }) => search,
  typed: "e",
  use:
    ({ button, expect }) =>
    async (screen) => {
      await button(/^Actions for/)(screen).click();
      await expect.element(screen.getByRole("menuitem").first()).toHaveFocus();
    },
  waits: { parts: [".seam-code-row"], props: ({ deviceId }) => ({ deviceId }) },
  story: { shows: "Amara Okafor" },
});

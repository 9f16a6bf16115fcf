import { sampleOf } from "../../../../test/screens/widget-sample.tsx";
import { createCodeForDoorsFormElement } from "./CreateCodeForDoorsForm.element.ts";
import { CreateCodeForDoorsForm } from "./CreateCodeForDoorsForm.tsx";

export const sample = sampleOf(CreateCodeForDoorsForm, createCodeForDoorsFormElement, {
  shows: "Front Door",
  names: "door",
  with: { disableCreateAccessCode: false, disableEditAccessCode: false, disableDeleteAccessCode: false },
  control: ({ search }) => search,
  typed: "Front",
  use:
    ({ opens }) =>
    async (screen) => {
      await screen.getByRole("checkbox", { name: "Front Door" }).click();
      await opens("Continue", "One code for several doors")(screen);
    },
  story: { shows: "Choose a door first" },
});

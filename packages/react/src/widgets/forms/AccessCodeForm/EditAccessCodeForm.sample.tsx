import { sampleOf } from "../../../../test/screens/widget-sample.tsx";
import { editAccessCodeFormElement } from "./EditAccessCodeForm.element.ts";
import { EditAccessCodeForm } from "./EditAccessCodeForm.tsx";

export const sample = sampleOf(EditAccessCodeForm, editAccessCodeFormElement, {
  id: "accessCodeId",
  shows: "Front Door",
  names: "door",
  control: ({ name }) => name,
  typed: "Grace",
  use: ({ saves }) => saves,
  story: { shows: "Edit access code" },
});

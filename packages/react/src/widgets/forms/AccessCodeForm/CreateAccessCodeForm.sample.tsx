import { sampleOf } from "../../../../test/screens/widget-sample.tsx";
import { createAccessCodeFormElement } from "./CreateAccessCodeForm.element.ts";
import { CreateAccessCodeForm } from "./CreateAccessCodeForm.tsx";

export const sample = sampleOf(CreateAccessCodeForm, createAccessCodeFormElement, {
  id: "deviceId",
  shows: "Front Door",
  names: "door",
  control: ({ name }) => name,
  typed: "Ada",
  use: ({ saves }) => saves,
  waits: { parts: [".seam-form"], props: ({ deviceId }) => ({ deviceId }) },
  story: { shows: "Add new access code" },
});

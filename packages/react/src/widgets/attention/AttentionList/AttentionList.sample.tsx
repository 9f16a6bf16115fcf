import { sampleOf } from "../../../../test/screens/widget-sample.tsx";
import { attentionListElement } from "./AttentionList.element.ts";
import { AttentionList } from "./AttentionList.tsx";

export const sample = sampleOf(AttentionList, attentionListElement, {
  shows: "Dawson & Reid Plumbing",
  with: { disableCreateAccessCode: false, disableEditAccessCode: false, disableDeleteAccessCode: false },
  control: ({ button }) => button("See the code"),
  use: ({ opens }) => opens("See the code", "Access code"),
});

import { useAllStrings } from "../../strings/all-strings.ts";
import { fetchedView } from "../fetched-view.tsx";

export const CreateFormView = fetchedView(
  async () => (await import("./forms.ts")).CreateAccessCodeForm,
  () => useAllStrings().accessCodeForm.addTitle,
);
export const EditFormView = fetchedView(
  async () => (await import("./forms.ts")).EditForRemedy,
  () => useAllStrings().accessCodeForm.editTitle,
);

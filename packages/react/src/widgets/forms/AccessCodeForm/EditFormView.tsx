import { useAllStrings } from "../../../strings/all-strings.ts";
import { fetchedView } from "../../fetched-view.tsx";

export const EditFormView = fetchedView(
  async () => (await import("../forms.ts")).EditAccessCodeForm,
  () => useAllStrings().accessCodeForm.editTitle,
);

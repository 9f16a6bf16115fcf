import { useAllStrings } from "../../../strings/all-strings.ts";
import { fetchedView } from "../../fetched-view.tsx";

/** The times and their zone: most codes are made without them, so a form does not wait for their code. */
export const TimingView = fetchedView(
  async () => (await import("../all-forms.ts")).TimingScreen,
  () => useAllStrings().accessCodeForm.timing,
);

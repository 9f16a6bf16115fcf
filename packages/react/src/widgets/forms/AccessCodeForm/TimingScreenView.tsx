import { useAllStrings } from "../../../strings/all-strings.ts";
import { fetchedView } from "../../fetched-view.tsx";

/** View of the times and zone. The form does not wait for its JavaScript, because most access codes have no times. */
export const TimingView = fetchedView(
  async () => (await import("../forms.ts")).TimingScreen,
  () => useAllStrings().accessCodeForm.timing,
);

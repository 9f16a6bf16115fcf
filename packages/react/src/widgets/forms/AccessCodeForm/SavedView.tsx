import { useAllStrings } from "../../../strings/all-strings.ts";
import { fetchedView } from "../../fetched-view.tsx";

/** The code that was saved: its code is fetched while the form is filled in. */
export const SavedView = fetchedView(
  async () => (await import("../forms.ts")).SavedCode,
  () => useAllStrings().accessCodeDetails.title,
);

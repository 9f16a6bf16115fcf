import { useAllStrings } from "../../../strings/all-strings.ts";
import { fetchedView } from "../../fetched-view.tsx";

/** View of the saved access code. Its JavaScript is fetched while the form is filled in. */
export const SavedView = fetchedView(
  async () => (await import("../forms.ts")).SavedCode,
  () => useAllStrings().accessCodeDetails.title,
);

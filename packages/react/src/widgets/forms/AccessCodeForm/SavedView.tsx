import { useAllStrings } from "../../../strings/all-strings.ts";
import { fetchedView } from "../../fetched-view.tsx";

/** View of the saved code. Its code is fetched while the form is filled in. */
export const SavedView = fetchedView(
  async () => (await import("../forms.ts")).SavedCode,
  () => useAllStrings().accessCodeDetails.title,
);

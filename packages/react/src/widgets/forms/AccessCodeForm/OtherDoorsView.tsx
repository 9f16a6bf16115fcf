import { useAllStrings } from "../../../strings/all-strings.ts";
import { fetchedView } from "../../fetched-view.tsx";

/** View that gives a new code to other doors as well. Its code is fetched on opening, because few codes need it. */
export const OtherDoorsView = fetchedView(
  async () => (await import("../CodeForDoors/CreateCodeForDoorsForm.tsx")).CodeForDoorsView,
  () => useAllStrings().accessCodeForm.addTitle,
);

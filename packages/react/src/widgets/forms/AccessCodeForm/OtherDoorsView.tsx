import { useAllStrings } from "../../../strings/all-strings.ts";
import { fetchedView } from "../../fetched-view.tsx";

/**
 * View that gives a new code to other doors as well. Its JavaScript is fetched on opening, because few codes are for
 * several doors.
 */
export const OtherDoorsView = fetchedView(
  async () => (await import("../CodeForDoors/CreateCodeForDoorsForm.tsx")).CodeForDoorsView,
  () => useAllStrings().accessCodeForm.addTitle,
);

import { useAllStrings } from "../../../strings/all-strings.ts";
import { fetchedView } from "../../fetched-view.tsx";

/** The doors that a new code can be given to as well: few codes are, so its code is fetched when it is opened. */
export const OtherDoorsView = fetchedView(
  async () => (await import("../CodeForDoors/CreateCodeForDoorsForm.tsx")).CodeForDoorsView,
  () => useAllStrings().accessCodeForm.addTitle,
);

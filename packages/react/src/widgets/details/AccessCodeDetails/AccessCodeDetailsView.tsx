import { useAllStrings } from "../../../strings/all-strings.ts";
import { fetchedView } from "../../fetched-view.tsx";

export const AccessCodeDetailsView = fetchedView(
  async () => (await import("../all-details.ts")).AccessCodeDetails,
  () => useAllStrings().accessCodeDetails.title,
);

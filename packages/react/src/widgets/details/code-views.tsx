import { useAllStrings } from "../../strings/all-strings.ts";
import { fetchedView } from "../fetched-view.tsx";

export const AccessCodeTableView = fetchedView(
  async () => (await import("./details.ts")).AccessCodeTable,
  () => useAllStrings().accessCodeTable.title,
);
export const AccessCodeDetailsView = fetchedView(
  async () => (await import("./details.ts")).AccessCodeDetails,
  () => useAllStrings().accessCodeDetails.title,
);

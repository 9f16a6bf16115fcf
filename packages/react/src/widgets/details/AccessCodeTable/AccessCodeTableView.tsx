import { useAllStrings } from "../../../strings/all-strings.ts";
import { fetchedView } from "../../fetched-view.tsx";

export const AccessCodeTableView = fetchedView(
  async () => (await import("../all-details.ts")).AccessCodeTable,
  () => useAllStrings().accessCodeTable.title,
);

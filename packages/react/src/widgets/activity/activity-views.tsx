import { useAllStrings } from "../../strings/all-strings.ts";
import { fetchedView } from "../fetched-view.tsx";

export const ActivityListView = fetchedView(
  async () => (await import("./ActivityList/ActivityList.tsx")).ActivityList,
  () => useAllStrings().doorActivity.title,
);

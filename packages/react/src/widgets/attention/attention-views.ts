import { useAllStrings } from "../../strings/all-strings.ts";
import { fetchedView } from "../fetched-view.tsx";

export const AttentionView = fetchedView(
  async () => (await import("./attention.ts")).AttentionList,
  () => useAllStrings().attention.title,
);

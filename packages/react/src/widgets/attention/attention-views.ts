import { useStrings } from "../../strings/strings.tsx";
import { fetchedView } from "../fetched-view.tsx";

export const AttentionView = fetchedView(
  async () => (await import("./attention.ts")).AttentionList,
  () => useStrings().view.attention,
);

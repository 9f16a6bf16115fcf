import { useStrings } from "../../../strings/strings.tsx";
import { fetchedView } from "../../fetched-view.tsx";

export const DeviceDetailsView = fetchedView(
  async () => (await import("../all-details.ts")).DeviceDetails,
  () => useStrings().deviceDetails.title,
);

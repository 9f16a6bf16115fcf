import { useAllStrings } from "../strings/all-strings.ts";
import { fetchedView } from "./fetched-view.tsx";

export const AccessCodeTableView = fetchedView(
  async () => (await import("./AccessCodeTable/AccessCodeTable.tsx")).AccessCodeTable,
  () => useAllStrings().accessCodeTable.title,
);
export const AccessCodeDetailsView = fetchedView(
  async () => (await import("./AccessCodeDetails/AccessCodeDetails.tsx")).AccessCodeDetails,
  () => useAllStrings().accessCodeDetails.title,
);
export const CreateFormView = fetchedView(
  async () => (await import("./AccessCodeForm/CreateAccessCodeForm.tsx")).CreateAccessCodeForm,
  () => useAllStrings().accessCodeForm.addTitle,
);
export const EditFormView = fetchedView(
  async () => (await import("./AccessCodeForm/EditAccessCodeForm.tsx")).EditAccessCodeForm,
  () => useAllStrings().accessCodeForm.editTitle,
);

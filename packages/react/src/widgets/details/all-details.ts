// The views of doors and codes in one file, because each of them opens the others: in files of their own, what they
// share with the rest would be split into smaller pieces, which compress worse.
export { AccessCodeDetails } from "./AccessCodeDetails/AccessCodeDetails.tsx";
export { AccessCodeTable } from "./AccessCodeTable/AccessCodeTable.tsx";
export { DeviceDetails } from "./DeviceDetails/DeviceDetails.tsx";

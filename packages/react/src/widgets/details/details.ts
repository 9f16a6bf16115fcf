// Exports the views of doors and codes from one file, because they open each other. Separate files would split their
// shared code into chunks that every widget loads (5 kB more for a table).
export { AccessCodeDetails } from "./AccessCodeDetails/AccessCodeDetails.tsx";
export { AccessCodeTable } from "./AccessCodeTable/AccessCodeTable.tsx";
export { DeviceDetails } from "./DeviceDetails/DeviceDetails.tsx";

// Written by `npm run generate` from element/every-element.ts. Do not edit.

/** Views that have an element of their own. */
export type ListedView =
  | "device-table"
  | "device-details"
  | "access-code-table"
  | "access-code-details"
  | "create-access-code"
  | "create-code-for-doors"
  | "edit-access-code"
  | "attention"
  | "connect-account-button"
  | "activity"
  | "code-timeline"
  | "supported-device-table";

// What the generated list of calls holds of each.
import type { CallRow } from "./row.ts";

export interface ListedCall extends CallRow<unknown> {
  /** The method's name, where the path does not give it. */
  readonly name?: string;
}

/** How a method is reached: `/access_codes/unmanaged/get` → `["accessCodes", "unmanaged", "get"]`. */
export const methodPath = ({ name, path }: ListedCall): string[] =>
  (name ?? path.slice(1).replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())).split(/[./]/);

// One entry of the generated list of calls.
import type { CallRow } from "./row.ts";

export interface ListedCall extends CallRow<unknown> {
  /** Name of the method, if it cannot be derived from the path. */
  readonly name?: string;
}

/** Returns the property path of a method: `["accessCodes", "unmanaged", "get"]` for `/access_codes/unmanaged/get`. */
export const methodPath = ({ name, path }: ListedCall): string[] =>
  (name ?? path.slice(1).replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())).split(/[./]/);

// Reads the generated list of calls, which is compact text.
import type { CallRow } from "./row.ts";

/** The path to a method, `["accessCodes", "unmanaged", "get"]`, and its row. */
export type NamedRow = readonly [names: string[], row: CallRow<unknown>];

/**
 * A line without a method is a folder: how the paths of the lines below it begin. Each of these is a call: method and
 * the path's last part, response key, field of a bare string, its name if the path does not give it, and further facts
 * as JSON. `$` stands for the folder's noun: `access_code` in `/access_codes/unmanaged`.
 */
export function readCalls(lines: string): NamedRow[] {
  let folder = "";
  return lines.split("\n").flatMap((line) => {
    const [, noun = ""] = /.*\/(\w+)s\b/.exec(folder) ?? [];
    const [call = "", key, id, name, facts] = line.replaceAll("$", noun).split(" ");
    const [method, verb] = call.split("/");
    if (!method) {
      folder = line;
      return [];
    }
    const path = `${folder}/${verb}`;
    const row = {
      method,
      path,
      ...(key && { key }),
      ...(id && { id }),
      ...(facts && JSON.parse(facts)),
    } as CallRow<unknown>;
    return [[(name || nameOf(path)).split("."), row]];
  });
}

/** `/access_codes/unmanaged/get` → `accessCodes.unmanaged.get`. */
const nameOf = (path: string) =>
  path
    .slice(1)
    .replaceAll("/", ".")
    .replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

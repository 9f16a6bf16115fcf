// The generated list of calls, read.
import type { Row } from "./row.ts";

/** The path to a method, `["accessCodes", "unmanaged", "get"]`, and its row. */
export type NamedRow = readonly [names: string[], row: Row<unknown>];

/**
 * Reads lines of what paths begin with, and below each its calls: method and the path's last part, response key, field of a bare string,
 * name where the path does not give it, further facts as JSON. `$` is what the paths are about: of `/access_codes/unmanaged`, `access_code`.
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
    const row = { method, path, ...(key && { key }), ...(id && { id }), ...(facts && JSON.parse(facts)) } as Row<unknown>;
    return [[(name || nameOf(path)).split("."), row]];
  });
}

/** `/access_codes/unmanaged/get` → `accessCodes.unmanaged.get`. */
const nameOf = (path: string) =>
  path
    .slice(1)
    .replaceAll("/", ".")
    .replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

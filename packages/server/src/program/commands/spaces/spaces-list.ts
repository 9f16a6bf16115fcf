import { spaceAsSent } from "../../../doors/spaces/space-entity.ts";
import { parseArguments } from "../../settings/settings.ts";
import { alignedRows, labelledLines, printResult } from "../command.ts";
import type { Io } from "../io.ts";
import { allSpaces } from "./space-shown.ts";
import { spaceOptions, withWorkspace } from "./with-workspace.ts";

export async function listSpaces(args: readonly string[], io: Io): Promise<number> {
  const { values } = parseArguments(args, spaceOptions);
  const { answer, where, facts } = await withWorkspace(values, io, allSpaces);
  const spaces = answer.map(spaceAsSent);
  const rows = spaces.map(({ space_id, space_key = "", device_count, name }) => [
    space_id,
    space_key,
    String(device_count),
    name,
  ]);
  const table = rows.length === 0 ? "There are no spaces." : alignedRows([["id", "key", "devices", "name"], ...rows]);
  printResult(io, values, { spaces, ...facts }, `${table}\n\n${labelledLines(where)}`);
  return 0;
}

import { deleteSpace } from "../../../doors/spaces/delete-space.ts";
import { parseArguments } from "../../settings/settings.ts";
import { onlyArgument, printResult } from "../command.ts";
import type { Io } from "../io.ts";
import { spaceNamed } from "./find-named.ts";
import { shownSpace, spaceText } from "./space-shown.ts";
import { spaceOptions, withWorkspace } from "./with-workspace.ts";

export async function deleteOneSpace(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, spaceOptions, true);
  const typed = onlyArgument(positionals, "which space");
  const { answer, where, facts } = await withWorkspace(values, io, async (caller) => {
    const space = await spaceNamed(caller, typed);
    const shown = await shownSpace(caller, space);
    await deleteSpace(caller, { space_id: space.space_id });
    return shown;
  });
  const text = spaceText(where, answer);
  printResult(io, values, { ...answer, deleted: true, ...facts }, `${text}\n\nDeleted. Its devices stay.`);
  return 0;
}

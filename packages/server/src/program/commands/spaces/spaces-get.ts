import { parseArguments } from "../../settings/settings.ts";
import { onlyArgument, printResult } from "../command.ts";
import type { Io } from "../io.ts";
import { spaceNamed } from "./find-named.ts";
import { shownSpace, spaceText } from "./space-shown.ts";
import { spaceOptions, withWorkspace } from "./with-workspace.ts";

export async function getSpace(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, spaceOptions, true);
  const typed = onlyArgument(positionals, "which space");
  const { answer, where, facts } = await withWorkspace(values, io, async (caller) =>
    shownSpace(caller, await spaceNamed(caller, typed)),
  );
  printResult(io, values, { ...answer, ...facts }, spaceText(where, answer));
  return 0;
}

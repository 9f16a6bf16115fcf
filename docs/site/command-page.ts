// Writes the page of commands from the output of `mortise --help` and `mortise COMMAND --help`.
import { commands, commandOverview } from "../../packages/server/src/program/commands/commands.ts";
import { version } from "../../packages/server/src/base/version.ts";
import { block } from "./markdown.ts";

export function commandPage(): string {
  const helps = Object.entries(commands).map(([name, { help }]) => `## mortise ${name}\n\n${block("text", help)}`);
  return [
    "# Commands",
    "In a checkout write `npm run mortise --` in place of `mortise`.",
    block("text", commandOverview(version)),
    ...helps,
  ].join("\n\n");
}

// The page of commands: what `mortise --help` and `mortise COMMAND --help` print.
import { commands, overview } from "../../packages/server/src/commands/commands.ts";
import { version } from "../../packages/server/src/version.ts";
import { block } from "./markdown.ts";

export async function commandPage(): Promise<string> {
  const helps = await Promise.all(
    Object.entries(commands).map(
      async ([name, command]) => `## mortise ${name}\n\n${block("text", (await command.load()).help)}`,
    ),
  );
  return [
    "# Commands",
    "In a checkout write `npm run mortise --` in place of `mortise`.",
    block("text", overview(version)),
    ...helps,
  ].join("\n\n");
}

// The commands of `mortise`, by name.
import { accounts } from "./accounts/accounts.ts";
import { backup } from "./backup.ts";
import type { Command } from "./command.ts";
import { doctor } from "./doctor.ts";
import { keys } from "./keys/keys.ts";
import { restore } from "./restore.ts";
import { seed } from "./seed.ts";
import { serve } from "./serve.ts";
import { service } from "./service.ts";
import { spaces } from "./spaces/spaces.ts";
import { workspace } from "./workspace.ts";
import { workspaces } from "./workspaces/workspaces.ts";

export const commands: Readonly<Record<string, Command>> = {
  serve,
  keys,
  seed,
  accounts,
  spaces,
  workspaces,
  workspace,
  backup,
  restore,
  doctor,
  service,
};

export function commandOverview(version: string): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const list = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `mortise ${version}: smart locks for any web page, the server

Usage: mortise [command] [options]

${list.join("\n")}

Without a command, it runs the server. \`mortise COMMAND --help\` says more about one.`;
}

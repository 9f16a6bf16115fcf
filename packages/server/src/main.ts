#!/usr/bin/env node
// The command line: `mortise [serve]`.
import { runServe } from "./commands/serve.ts";
import { DatabaseError } from "./db/database-error.ts";
import { SettingsError } from "./settings.ts";

const [first = "serve", ...rest] = process.argv.slice(2);
const isCommand = !first.startsWith("-");

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = { serve: runServe };

try {
  const command = commands[isCommand ? first : "serve"];
  if (!command) throw new SettingsError(`There is no command "${first}"; there is ${Object.keys(commands).join(", ")}.`);
  await command(isCommand ? rest : process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof DatabaseError)) throw error;
  process.stderr.write(`${error.message.replaceAll("\n", " ")}\n`);
  process.exit(1);
}

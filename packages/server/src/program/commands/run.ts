// Runs a command line of `mortise`. main.ts calls it in its own process, tests in theirs.
import { isOldNode, leastNode } from "../least-node.ts";
import { SettingsError } from "../../base/settings-error.ts";
import { version } from "../../base/version.ts";
import type { Command } from "./command.ts";
import { commands, commandOverview } from "./commands.ts";
import { refusalOf, sentenceFor } from "./failure.ts";
import type { Io } from "./io.ts";
import { withOwnCommand } from "./own-command.ts";

/**
 * Runs a command of `mortise`.
 * @returns The exit code, when the command has ended. `serve` ends on a signal to stop.
 * @throws An error that is a bug of the program. All others are printed on standard error.
 */
export async function runCommand(args: readonly string[], outer: Io): Promise<number> {
  const io = withOwnCommand(outer, args, Object.keys(commands));
  try {
    if (isOldNode(process.versions.node))
      throw new SettingsError(`Mortise needs Node ${leastNode} or newer; this is ${process.versions.node}.`);
    return await answer(args, io);
  } catch (error) {
    const sentence = sentenceFor(error);
    if (sentence === undefined) throw error;
    io.stderr(`${sentence}\n`);
    // A program that requested JSON reads only standard output.
    if (args.includes("--json")) io.stdout(`${JSON.stringify({ ok: false, error: refusalOf(error, sentence) })}\n`);
    return 1;
  }
}

async function answer(args: readonly string[], io: Io): Promise<number> {
  const [first = "serve", ...rest] = args;
  if (first === "--version" || first === "-v") return print(version, io);
  if (first === "help" || asksForHelp(first))
    return print(rest[0] === undefined ? commandOverview(version) : commandOf(rest[0]).help, io);
  const isOption = first.startsWith("-");
  const command = commandOf(isOption ? "serve" : first);
  const told = isOption ? args : rest;
  return told.some(asksForHelp) ? print(command.help, io) : command.run(told, io);
}

const asksForHelp = (text: string) => text === "--help" || text === "-h";

function commandOf(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new SettingsError(`There is no command "${name}". The commands are ${Object.keys(commands).join(", ")}.`);
  return command;
}

function print(text: string, io: Io): number {
  io.stdout(`${text}\n`);
  return 0;
}

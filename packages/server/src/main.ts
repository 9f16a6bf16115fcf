#!/usr/bin/env node
// The command line: `mortise [command] [options]`.
import type { Command } from "./commands/command.ts";
import { commands, overview } from "./commands/commands.ts";
import { refusalOf, sentenceFor } from "./commands/failure.ts";
import { isOldNode, leastNode } from "./least-node.ts";
import { SettingsError } from "./settings.ts";
import { version } from "./version.ts";

try {
  if (isOldNode(process.versions.node))
    throw new SettingsError(`Mortise needs Node ${leastNode} or newer; this is ${process.versions.node}.`);
  await run(process.argv.slice(2));
} catch (error) {
  const sentence = sentenceFor(error);
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  // A program that asked for JSON reads standard output alone.
  if (process.argv.includes("--json"))
    process.stdout.write(`${JSON.stringify({ ok: false, error: refusalOf(error, sentence) })}\n`);
  process.exit(1);
}

async function run(args: readonly string[]): Promise<void> {
  const [first = "serve", ...rest] = args;
  const asksForHelp = (text: string | undefined) => text === "--help" || text === "-h";
  if (first === "--version" || first === "-v") return say(version);
  if (first === "help" || asksForHelp(first))
    return say(rest[0] === undefined ? overview(version) : (await commandOf(rest[0])).help);
  const isOption = first.startsWith("-");
  const command = await commandOf(isOption ? "serve" : first);
  const told = isOption ? args : rest;
  return told.some(asksForHelp) ? say(command.help) : command.run(told);
}

function commandOf(name: string): Promise<Command> {
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!entry)
    throw new SettingsError(`There is no command "${name}". The commands are ${Object.keys(commands).join(", ")}.`);
  return entry.load();
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

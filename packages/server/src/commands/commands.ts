// The commands of `mortise`, by name; each is loaded when it is asked for.
import type { Command } from "./command.ts";

interface Entry {
  /** One line for the list of commands. */
  summary: string;
  load(): Promise<Command>;
}

export const commands: Readonly<Record<string, Entry>> = {
  serve: { summary: "run the server (what it does without a command)", load: async () => (await import("./serve.ts")).serveCommand },
  keys: { summary: "make, list and revoke keys", load: async () => (await import("./keys.ts")).keys },
  seed: { summary: "make a sandbox workspace filled with doors, and its keys", load: async () => (await import("./seed.ts")).seed },
  backup: {
    summary: "write everything into one file; the server may run meanwhile",
    load: async () => (await import("./backup.ts")).backup,
  },
  restore: { summary: "put a backup in the place of the database", load: async () => (await import("./restore.ts")).restore },
  doctor: { summary: "look over the installation, and say what to do", load: async () => (await import("./doctor.ts")).doctor },
};

export function overview(version: string): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const list = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `mortise ${version}: smart locks for any web page, the server

Usage: mortise [command] [options]

${list.join("\n")}

Without a command it serves. \`mortise COMMAND --help\` tells more of one.`;
}

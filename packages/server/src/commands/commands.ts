// The commands of `mortise`, by name; each is loaded when it is asked for.
import type { Command } from "./command.ts";

interface Entry {
  /** One line for the list of commands. */
  summary: string;
  load(): Promise<Command>;
}

export const commands: Readonly<Record<string, Entry>> = {
  serve: { summary: "run the server (the default)", load: async () => (await import("./serve.ts")).serveCommand },
  keys: { summary: "create, list and revoke keys", load: async () => (await import("./keys/keys.ts")).keys },
  seed: {
    summary: "create a sandbox workspace filled with doors, and its keys",
    load: async () => (await import("./seed.ts")).seed,
  },
  accounts: {
    summary: "connect and list systems of real locks",
    load: async () => (await import("./accounts/accounts.ts")).accounts,
  },
  workspace: {
    summary: "show or change what a workspace allows",
    load: async () => (await import("./workspace.ts")).workspace,
  },
  backup: {
    summary: "write everything to one file; the server may keep running",
    load: async () => (await import("./backup.ts")).backup,
  },
  restore: { summary: "replace the database with a backup", load: async () => (await import("./restore.ts")).restore },
  doctor: {
    summary: "check the installation and suggest what to do",
    load: async () => (await import("./doctor.ts")).doctor,
  },
  service: { summary: "print the unit for systemd", load: async () => (await import("./service.ts")).service },
};

export function overview(version: string): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const list = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `mortise ${version}: smart locks for any web page, the server

Usage: mortise [command] [options]

${list.join("\n")}

Without a command, it runs the server. \`mortise COMMAND --help\` says more about one.`;
}

// What a command has of the world outside: main.ts hands over that of its process, tests another.
import type { OpenTransport } from "../discovery/transport.ts";
import type { Environment } from "../settings/settings.ts";

export interface Io {
  env: Environment;
  /** The command line that started this program, without its arguments: Node, options of Node, the script. */
  program: readonly string[];
  stdout(text: string): void;
  stderr(text: string): void;
  /** Resolves when the program is told to stop. Until the first call, a signal ends the process at once. */
  untilStopped(): Promise<void>;
  /** Where hubs are looked for. @default multicast DNS on this machine's networks */
  openTransport?: OpenTransport;
}

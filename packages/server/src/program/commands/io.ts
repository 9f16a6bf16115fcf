// Interface of a command to the outside. main.ts passes that of its process, tests another one.
import type { OpenTransport } from "../discovery/transport.ts";
import type { Environment } from "../settings/settings.ts";

export interface Io {
  env: Environment;
  /** Command line of this program without its arguments: Node, options of Node, the script. */
  program: readonly string[];
  stdout(text: string): void;
  stderr(text: string): void;
  /** Resolves at a signal to stop. Until the first call, a signal ends the process at once. */
  untilStopped(): Promise<void>;
  /** Transport of the discovery of hubs. @default multicast DNS on this machine's networks */
  openTransport?: OpenTransport;
}

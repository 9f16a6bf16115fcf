// What a server is made of, and how it behaves.
import { type Clock } from "../base/clock.ts";
import type { Database } from "../base/db/database.ts";
import { type Metrics } from "../base/metrics/metrics.ts";
import { type ResolveHost } from "../base/outgoing/resolve-host.ts";
import { type WebhookOptions } from "../webhooks/delivery/service.ts";
import type { Driver } from "../driver/driver.ts";
import type { LockSystem } from "../hubs/driver-processes/lock-system.ts";

export interface ServerOptions {
  database: Database;
  /** @default the system's clock */
  clock?: Clock;
  /** Derives client session tokens; 32 random bytes, the same after every start. */
  secret: Uint8Array;
  /** Drivers besides that of the simulated locks, each for all accounts that name it. */
  drivers?: readonly Driver[];
  /** Ways of reaching locks that need a link per account. @default none */
  systems?: readonly LockSystem[];
  /** Private addresses and networks where such systems may be connected in the hosted flow. @default none */
  hubAllow?: readonly string[];
  /** Certificate authorities, as PEM texts, that hubs are checked against. @default Node's own */
  hubAuthorities?: readonly string[] | undefined;
  /** Host name of a hub → addresses. @default the system's name servers */
  hubResolve?: ResolveHost;
  /** Scheme and host under which people reach the server. @default as each request says */
  publicUrl?: string;
  /**
   * The address it listens on, under which the demo hands out keys besides loopback names and `publicUrl`. @default
   * none
   */
  host?: string;
  /** Serves the demo pages; their keys are kept in this folder. @default no demo */
  demoFolder?: string;
  /** One line for the operator. @default nothing */
  log?: (message: string) => void;
  /** Real milliseconds after which another process may take a job over. @default 8000 */
  leaseMs?: number;
  /** For how many days history (events, attempts, webhook messages) is kept. @default for good */
  keepDays?: number;
  /** For how many days events and attempts keep the digits of deleted codes. @default for good */
  keepDigitsDays?: number;
  /** So many minutes before its start a stay whose PIN is not on its locks is told as late. @default 60 */
  issueLeadMinutes?: number;
  /** Where the server counts what it does. @default nowhere */
  metrics?: Metrics;
  /** Whether long answers are compressed for callers that take that. @default true */
  compress?: boolean;
  /** How webhooks are delivered. */
  webhooks?: WebhookOptions;
  /** Real milliseconds that go on while the process is stopped. @default performance.now */
  steadyNow?: () => number;
}

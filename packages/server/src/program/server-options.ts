// Options of a server.
import { type Clock } from "../base/clock.ts";
import type { Database } from "../base/db/database.ts";
import { type Metrics } from "../base/metrics/metrics.ts";
import { type ResolveHost } from "../base/outgoing/resolve-host.ts";
import { type WebhookOptions } from "../webhooks/delivery/service.ts";
import type { Driver } from "../driver/driver.ts";
import type { LockSystem } from "../hubs/driver-processes/lock-system.ts";

export interface ServerOptions {
  database: Database;
  /** Clock of the server. @default the system's */
  clock?: Clock;
  /** Secret for client session tokens and sealed data: 32 random bytes, the same after every start. */
  secret: Uint8Array;
  /** Drivers in addition to that of simulated locks, each for all accounts that name it. */
  drivers?: readonly Driver[];
  /** Lock systems, such as hubs, to which each account has a connection of its own. @default none */
  systems?: readonly LockSystem[];
  /** Private addresses and networks where such systems may be connected in the hosted flow. @default none */
  hubAllow?: readonly string[];
  /** Certificate authorities for hubs, as PEM texts. @default Node's own */
  hubAuthorities?: readonly string[] | undefined;
  /** Look-up of hubs' host names. @default the system's name servers */
  hubResolve?: ResolveHost;
  /** Public scheme and host of the server. @default taken from each request */
  publicUrl?: string;
  /**
   * Address on which the server listens. The demo shows keys only under this address, loopback names and `publicUrl`.
   * @default none
   */
  host?: string;
  /** Folder for the keys of the demo, which is then served. @default no demo */
  demoFolder?: string;
  /** Logs one line for the operator. @default no log */
  log?: (message: string) => void;
  /** Length of the leases of jobs and links in real milliseconds. @default 8000 for jobs, 10000 for links */
  leaseMs?: number;
  /** Days for which history (events, attempts, webhook messages) is kept. @default for good */
  keepDays?: number;
  /** Days for which events and attempts keep the digits of deleted codes. @default for good */
  keepDigitsDays?: number;
  /** Minutes before its start at which a stay whose PIN is not on its locks is reported as late. @default 60 */
  issueLeadMinutes?: number;
  /** Metrics of the server. @default none */
  metrics?: Metrics;
  /** Whether long answers are compressed for callers that accept it. @default true */
  compress?: boolean;
  /** Options of webhook deliveries. */
  webhooks?: WebhookOptions;
  /** Monotonic real milliseconds, which continue while the process is stopped. @default performance.now */
  steadyNow?: () => number;
}

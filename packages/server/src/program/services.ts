// What every handler may use, made once by createServer.
import type { Clock } from "../base/clock.ts";
import type { Database } from "../base/db/database.ts";
import type { EndpointRules } from "../webhooks/delivery/request/endpoint-rules.ts";
import type { DeliveryWorker } from "../webhooks/delivery/worker.ts";
import type { CommandHold } from "../driver/command-hold.ts";
import type { LockSystem } from "../hubs/driver-processes/lock-system.ts";
import type { Drivers } from "../driver/drivers.ts";
import type { Pulse } from "../api/http/stood-still.ts";
import type { Worker } from "../base/jobs/jobs.ts";
import type { LookLimit } from "../hubs/links/look-limit.ts";
import type { LinkNetwork } from "../hubs/links/account-for-driver.ts";
import type { Metrics } from "../base/metrics/metrics.ts";
import type { AccountLinks } from "../hubs/links/account-links.ts";
import type { SeedWorld } from "../hubs/worlds/world-seed.ts";

export interface Services {
  database: Database;
  clock: Clock;
  worker: Worker;
  /** Sends webhooks. */
  deliveries: DeliveryWorker;
  /** Where webhooks may be sent. */
  endpointRules: EndpointRules;
  drivers: Drivers;
  /** Which commands are kept from their devices. */
  hold: CommandHold;
  /** Ways of reaching locks that need a link per account. */
  systems: readonly LockSystem[];
  /** Where systems of locks may be connected at the word of a person in the hosted flow, and how many at once. */
  hubs: LinkNetwork & { looks: LookLimit };
  /** The links that this process holds. */
  links: AccountLinks;
  seedWorld: SeedWorld;
  /** Derives client session tokens; never leaves the process. */
  secret: Uint8Array;
  /** Scheme and host under which people reach this server; undefined = as each request says. */
  publicUrl: string | undefined;
  log: (message: string) => void;
  /** Whether long answers are compressed for callers that take that. */
  compress: boolean;
  /** What is counted for whoever runs the server. */
  metrics: Metrics;
  /** Tells whether this process stood still, and requests waited for it. */
  pulse: Pulse;
}

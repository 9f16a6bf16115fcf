// What every handler may use, made once by createServer.
import type { Clock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import type { DeliveryWorker } from "./delivery/worker.ts";
import type { Drivers } from "./drivers/drivers.ts";
import type { Worker } from "./jobs/jobs.ts";
import type { SeedWorld } from "./worlds/world-seed.ts";

export interface Services {
  database: Database;
  clock: Clock;
  worker: Worker;
  /** Sends webhooks. */
  deliveries: DeliveryWorker;
  drivers: Drivers;
  seedWorld: SeedWorld;
  /** Derives client session tokens; never leaves the process. */
  secret: Uint8Array;
  /** Scheme and host under which people reach this server; undefined = as each request says. */
  publicUrl: string | undefined;
  log: (message: string) => void;
}

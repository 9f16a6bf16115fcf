// What the jobs of these rooms work with; each names the part that it uses.
import type { Clock } from "../base/clock.ts";
import type { Database } from "../base/db/database.ts";
import type { Metrics } from "../base/metrics/metrics.ts";
import type { CommandHold } from "../driver/command-hold.ts";
import type { Drivers } from "../driver/drivers.ts";

export interface DoorServices {
  database: Database;
  /** The server's time. */
  clock: Clock;
  drivers: Drivers;
  /** Which commands are kept from their devices. */
  hold: CommandHold;
  /** Takes a line for the operator. */
  log: (message: string) => void;
  /** What is counted for whoever runs the server. */
  metrics: Metrics;
}

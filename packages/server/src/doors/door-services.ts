// Services for the jobs of this folder. Each job picks the ones that it uses.
import type { Clock } from "../base/clock.ts";
import type { Database } from "../base/db/database.ts";
import type { Metrics } from "../base/metrics/metrics.ts";
import type { CommandHold } from "../driver/command-hold.ts";
import type { Drivers } from "../driver/drivers.ts";

export interface DoorServices {
  database: Database;
  /** Server time. */
  clock: Clock;
  drivers: Drivers;
  /** Holds commands back in sandboxes. */
  hold: CommandHold;
  /** Logs a line for the operator. */
  log: (message: string) => void;
  /** Metrics for the operator. */
  metrics: Metrics;
}

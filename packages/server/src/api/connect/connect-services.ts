// Services for the hosted pages.
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { LockSystem } from "../../hubs/driver-processes/lock-system.ts";
import type { LinkNetwork } from "../../hubs/links/account-for-driver.ts";
import type { LookLimit } from "../../hubs/links/look-limit.ts";

export interface ConnectServices {
  database: Database;
  /** Server time. */
  clock: Clock;
  /** Secret that seals typed answers. */
  secret: Uint8Array;
  /** Lock systems, such as hubs, to which each account has a connection of its own. */
  systems: readonly LockSystem[];
  /** Rules for addresses that a person types, and the limit of concurrent probes. */
  hubs: LinkNetwork & { looks: LookLimit };
  /** Public scheme and host of this server; `undefined` to take them from each request. */
  publicUrl: string | undefined;
  /** Logs a line for the operator. */
  log: (message: string) => void;
}

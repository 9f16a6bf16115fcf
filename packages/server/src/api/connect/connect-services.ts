// What the hosted pages work with.
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { LockSystem } from "../../hubs/driver-processes/lock-system.ts";
import type { LinkNetwork } from "../../hubs/links/account-for-driver.ts";
import type { LookLimit } from "../../hubs/links/look-limit.ts";

export interface ConnectServices {
  database: Database;
  /** The server's time. */
  clock: Clock;
  /** Seals what a person typed. */
  secret: Uint8Array;
  /** Ways of reaching locks that need a link per account. */
  systems: readonly LockSystem[];
  /** Where such systems may be connected at the word of a person, and how many are looked at at once. */
  hubs: LinkNetwork & { looks: LookLimit };
  /** Scheme and host under which people reach this server; undefined = as each request says. */
  publicUrl: string | undefined;
  /** Takes a line for the operator. */
  log: (message: string) => void;
}

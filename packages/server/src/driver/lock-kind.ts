// A kind of lock that a system can list, with what its driver makes of it. The page of locks that work is written from
// these.
import type { DeviceInfo } from "./device-info.ts";

export interface LockKind {
  /** As it shows itself at the hub. */
  readonly name: string;
  /** What the driver says of such a lock. */
  readonly info: DeviceInfo;
  /** Whether the driver understands the lock's own word of a jam. */
  readonly tellsJam: boolean;
  /** Where the number of places for codes comes from. */
  readonly placesFrom: "lock" | "operator";
  /** Whether the lock says how many digits a code has. @default false: the usual numbers are offered */
  readonly tellsDigits?: boolean;
}

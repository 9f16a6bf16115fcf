// A kind of lock that a system can list, and what its driver reports about it. The page "Which locks work" is generated
// from these.
import type { DeviceInfo } from "./device-info.ts";

export interface LockKind {
  /** Name of the lock at the hub. */
  readonly name: string;
  /** The driver's report of such a lock. */
  readonly info: DeviceInfo;
  /** Whether the driver understands the lock's report of a jam. */
  readonly tellsJam: boolean;
  /** Source of the number of slots. */
  readonly placesFrom: "lock" | "operator";
  /** Whether the lock reports its code lengths. @default false; the usual lengths are offered */
  readonly tellsDigits?: boolean;
}

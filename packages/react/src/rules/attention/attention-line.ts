// A line of the attention list: one for each problem.
import type { AccessCode, Device } from "@mortise/client";
import type { BatteryReading } from "../device/battery.ts";
import type { IssueAlert } from "../issues/alerts.ts";

/** Kinds in the order in which lines of the same moment are shown. */
export const attentionKinds = [
  /** A code still opens after it should have been removed. */
  "codeRemains",
  /** A code that does not work. */
  "code",
  "jammed",
  /** An account that is signed out. */
  "account",
  /** A hub that is offline, so that no lock behind it is reached. */
  "hub",
  "offline",
  "battery",
  "device",
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/**
 * Time at which a problem affects somebody: epoch milliseconds, now, some time today, or later. A day ends at midnight
 * in the door's zone.
 */
export type Hurts = number | "now" | "today" | "later";

export interface AttentionLine {
  /** Stable key of the problem. */
  readonly key: string;
  readonly kind: AttentionKind;
  readonly tone: IssueAlert["tone"];
  /** Affected doors: several if one account or hub is the cause. */
  readonly devices: readonly [Device, ...Device[]];
  readonly code: AccessCode | null;
  /** Issue, in the server's terms; `null` for a battery, which {@link battery} describes. */
  readonly issue: IssueAlert | null;
  readonly battery: BatteryReading | null;
  /** Start of the problem, in ISO 8601; `null` if unknown. */
  readonly since: string | null;
  readonly hurts: Hurts;
  /** Next code that starts at one of these doors and is not on its lock yet. Set only if the doors are unreachable. */
  readonly arrival: AccessCode | null;
}

// What needs somebody: one line for each thing that is wrong.
import type { AccessCode, Device } from "@mortise/client";
import type { BatteryReading } from "../device/battery.ts";
import type { IssueAlert } from "../issues/alerts.ts";

/** In the order in which lines of the same moment stand. */
export const attentionKinds = [
  /** A code that was to be gone still opens. */
  "codeRemains",
  /** A code does not work. */
  "code",
  "jammed",
  /** An account is signed out. */
  "account",
  /** A hub, behind which no lock is reached. */
  "hub",
  "offline",
  "battery",
  "device",
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/**
 * When it hurts somebody: at a moment (milliseconds), now, some time today, or later. A day ends at midnight where the
 * door is.
 */
export type Hurts = number | "now" | "today" | "later";

export interface AttentionLine {
  /** The same for the same trouble, however often it is read. */
  readonly key: string;
  readonly kind: AttentionKind;
  readonly tone: IssueAlert["tone"];
  /** The doors concerned: at least one; several where one account or hub is to blame. */
  readonly devices: readonly [Device, ...Device[]];
  readonly code: AccessCode | null;
  /** What is wrong, in the server's terms; `null` for a battery, which {@link battery} tells. */
  readonly issue: IssueAlert | null;
  readonly battery: BatteryReading | null;
  /** ISO 8601; `null` where nobody says since when. */
  readonly since: string | null;
  readonly hurts: Hurts;
  /** The next code that begins at one of these doors, and is not on its lock yet. */
  readonly arrival: AccessCode | null;
}

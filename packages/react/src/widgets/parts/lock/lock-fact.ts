// Where a door's bolt is, how sure that is, and how old: one object, of which rows, controls and announcements are made.
import type { Device } from "@mortise/client";
import { isInDoubt, type LockCommand, type LockDirection } from "../../../data/lock-commands.ts";
import { deviceStatus, offlineSince } from "../../../rules/device/device-status.ts";
import { type LockState, lockStateOf } from "../../../rules/device/lock-state.ts";

export interface LockFact {
  readonly state: LockState;
  /**
   * `reported` by the lock; `awaited`: what a command on its way leads to; `confirmed` just now by the lock; `lastKnown`:
   * it may be elsewhere by now.
   */
  readonly certainty: "reported" | "awaited" | "confirmed" | "lastKnown";
  /** Of a state last known: how old it is at least, in milliseconds since the epoch; `null` where nobody knows. */
  readonly since: number | null;
  /** The latest command, if it failed and the door has not come to what it asked for since. */
  readonly failure: LockCommand | null;
}

/** The state that a command leads to. */
export const stateAfterCommand: Readonly<Record<LockDirection, LockState>> = { lock: "locked", unlock: "unlocked" };

/** How long a command that has ended is told of as one that ended just now. */
export const justNowMs = 2000;

/** For what is not rendered again by itself when two seconds have passed. */
export const isOldCommand = (command: LockCommand | null): boolean =>
  Date.now() - (command?.endedAt ?? Number.POSITIVE_INFINITY) >= justNowMs;

/**
 * What may be said of the bolt.
 * @param isOld the command did not end just now. For a task after it ended, the caches of a page may still show what they
 * showed while it was on its way; the command itself says where the bolt is.
 */
export function lockFactOf(device: Device, command: LockCommand | null, isOld: boolean): LockFact {
  const report = lastReportOf(device);
  if (command === null) return atRest(device, report, null);
  const asked = stateAfterCommand[command.direction];
  if (command.status === "pending") return { state: asked, certainty: "awaited", since: null, failure: null };
  if (command.status === "success")
    return isOld ? atRest(device, report, null) : { state: asked, certainty: "confirmed", since: null, failure: null };
  const isBehind = !isOld && report.state === asked;
  const state = isBehind ? lockStateOf({ properties: { locked: command.lockedBefore } }) : report.state;
  if (isInDoubt(command)) return { state, certainty: doubted(state), since: command.startedAt, failure: command };
  return atRest(device, { ...report, state }, state === asked ? null : command);
}

interface Report {
  readonly state: LockState;
  /** When it was last seen here, in milliseconds since the epoch. */
  readonly at: number | null;
}

function atRest(device: Device, { state, at }: Report, failure: LockCommand | null): LockFact {
  if (deviceStatus(device) === "online") return { state, certainty: "reported", since: null, failure };
  const lost = offlineSince(device);
  return { state, certainty: doubted(state), since: lost === null ? at : Date.parse(lost), failure };
}

/** Of a bolt that was never known, nothing was known last. */
const doubted = (state: LockState) => (state === "unknown" ? "reported" : "lastKnown");

/** What each door last reported while it was on screen, by id. */
const reports = new Map<string, Report>();

/** The lock's state; if it is offline and reports none, the last one it reported. */
function lastReportOf(device: Device): Report {
  const state = lockStateOf(device);
  const isAway = deviceStatus(device) !== "online";
  if (state === "unknown" && isAway) return reports.get(device.device_id) ?? { state, at: null };
  if (isAway) return { state, at: reports.get(device.device_id)?.at ?? null };
  const report = { state, at: Date.now() };
  reports.set(device.device_id, report);
  return report;
}

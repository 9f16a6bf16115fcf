// State of a door's bolt, its certainty and its age, as one object for rows, controls and announcements.
import type { Device } from "@mortise/client";
import { isInDoubt, type LockCommand, type LockDirection } from "../../../data/lock-commands.ts";
import { deviceStatus, offlineSince } from "../../../rules/device/device-status.ts";
import { type LockState, lockStateOf } from "../../../rules/device/lock-state.ts";

export interface LockFact {
  readonly state: LockState;
  /**
   * Source of the state: `reported` by the lock, `awaited` from a pending command, `confirmed` just now by the lock, or
   * `lastKnown`, which may be out of date.
   */
  readonly certainty: "reported" | "awaited" | "confirmed" | "lastKnown";
  /** Latest time at which a last known state was valid, in epoch milliseconds; `null` if unknown. */
  readonly since: number | null;
  /** The latest command, if it failed and the bolt is not in the commanded state, or if its outcome is unknown. */
  readonly failure: LockCommand | null;
}

/** State that a command leads to. */
export const stateAfterCommand: Readonly<Record<LockDirection, LockState>> = { lock: "locked", unlock: "unlocked" };

/** Time for which an ended command counts as just ended, in milliseconds. */
export const justNowMs = 2000;

/** Whether a command ended at least `justNowMs` ago. For code that does not render again when that time is over. */
export const isOldCommand = (command: LockCommand | null): boolean =>
  Date.now() - (command?.endedAt ?? Number.POSITIVE_INFINITY) >= justNowMs;

/**
 * Returns the state of the bolt that may be shown.
 * @param isOld - Whether the command ended at least `justNowMs` ago. Until then the command itself gives the state,
 * because for one task after its end, the caches of a page may still show the state from before.
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
  /** Time at which the state was last seen here, in epoch milliseconds. */
  readonly at: number | null;
}

function atRest(device: Device, { state, at }: Report, failure: LockCommand | null): LockFact {
  if (deviceStatus(device) === "online") return { state, certainty: "reported", since: null, failure };
  const lost = offlineSince(device);
  return { state, certainty: doubted(state), since: lost === null ? at : Date.parse(lost), failure };
}

/** A bolt whose state was never known has no last known state. */
const doubted = (state: LockState) => (state === "unknown" ? "reported" : "lastKnown");

/** Last reports of doors while they were on screen, by device id. */
const reports = new Map<string, Report>();

/** Returns the lock's state. If the lock is offline and reports none, returns its last report. */
function lastReportOf(device: Device): Report {
  const state = lockStateOf(device);
  const isAway = deviceStatus(device) !== "online";
  if (state === "unknown" && isAway) return reports.get(device.device_id) ?? { state, at: null };
  if (isAway) return { state, at: reports.get(device.device_id)?.at ?? null };
  const report = { state, at: Date.now() };
  reports.set(device.device_id, report);
  return report;
}

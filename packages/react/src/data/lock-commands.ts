// Commands on their way to a door: one per door and session, shared by everything on the page that shows the door.
import type { Device } from "@mortise/client";
import { notifyManager } from "@tanstack/react-query";
import { onePerPage } from "../page/page-registry.ts";
import { onSessionLeft } from "../provider/session-cache.ts";
import { isUnanswered, isUnconfirmed } from "../rules/device/doubt.ts";

export type LockDirection = "lock" | "unlock";

export interface LockCommand {
  /** What the lock was told. */
  readonly direction: LockDirection;
  /** `timeout`: the lock did not answer in time and may still move. */
  readonly status: "pending" | "success" | "error" | "timeout";
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Milliseconds since the epoch; `null` while pending. */
  readonly endedAt: number | null;
  /** Why it failed; on `timeout`, the client's timeout error. */
  readonly error: Error | null;
  /** Where the bolt was known to be when the command was given; `undefined`: that was not known. */
  readonly lockedBefore: boolean | undefined;
}

/** Whether nobody knows, after this command, where the bolt is: it may have moved, or may still move. */
export const isInDoubt = ({ status, error }: LockCommand): boolean =>
  status === "timeout" || isUnconfirmed(error) || isUnanswered(error);

export interface CommandEntry {
  command: LockCommand;
  readonly control: AbortController;
  /** The moment it ended; see {@link commandMoment}. */
  ended: number;
  /** The moment from which an answer says where the bolt is, whatever became of the command. */
  over: number;
  /** No longer shown; kept to correct answers that were asked for before the command ended. */
  isDismissed: boolean;
}

export const commandStore = onePerPage("lock commands", () => ({
  moment: 0,
  entries: new Map<string, CommandEntry>(),
  listeners: new Set<() => void>(),
}));

/** A door's command in the store. */
export const commandKey = (sessionKey: string, deviceId: string) => `${sessionKey} ${deviceId}`;

export function commandOf(sessionKey: string, deviceId: string): LockCommand | null {
  const entry = commandStore.entries.get(commandKey(sessionKey, deviceId));
  return entry && !entry.isDismissed ? entry.command : null;
}

/**
 * Listens to all commands of the page, not those of one door: there are few, and comparing is cheaper than a
 * subscription per row.
 */
export function subscribeToCommands(listener: () => void): () => void {
  commandStore.listeners.add(listener);
  return () => commandStore.listeners.delete(listener);
}

/**
 * The lock was asked since the door's last command ended: a failure is over for good, a lock that has moved after nobody
 * waited for it any more has done what it was told, and one that is elsewhere is not where it was brought.
 * @param locked undefined: it is out of reach
 */
export function settleCommand(sessionKey: string, deviceId: string, locked: boolean | undefined): void {
  const entry = commandStore.entries.get(commandKey(sessionKey, deviceId));
  if (!entry || entry.isDismissed || entry.command.status === "pending") return;
  const { command } = entry;
  const isThere = locked === (command.direction === "lock");
  if (isThere && command.status === "success") return;
  if (isThere && isInDoubt(command))
    entry.command = { ...command, status: "success", endedAt: Date.now(), error: null };
  else entry.isDismissed = true;
  // A task later than the report, whose rendering sees the command as well: the two never disagree on screen.
  setTimeout(tellCommandListeners);
}

/**
 * A clock that counts the commands ended so far: it tells whether an answer was asked for before or after a command
 * ended.
 */
export const commandMoment = (): number => commandStore.moment;

/**
 * Corrects a device from an answer that was asked for at `moment` by the command the answer cannot know of: one that is
 * still pending, or succeeded after the question was asked.
 */
export function withCommand(sessionKey: string, device: Device, moment: number): Device {
  const entry = commandStore.entries.get(commandKey(sessionKey, device.device_id));
  if (!entry) return device;
  const { direction, status } = entry.command;
  const asked = direction === "lock";
  const { locked } = device.properties;
  const isBefore = entry.ended > moment;
  // A state that was read later than a failure, and is the one that was asked for, settles it as well. The other may be
  // older, until so much time has passed that it cannot be.
  const isNews = locked === asked || (status === "success" && locked === !asked) || entry.over <= moment;
  if (!isBefore && isNews) settleCommand(sessionKey, device.device_id, locked);
  if (!isBefore || (status !== "pending" && status !== "success") || locked === asked) return device;
  return { ...device, properties: { ...device.properties, locked: asked } };
}

// Scheduled together with the cache's own listeners, so that label and command never disagree on screen when it ends.
export function tellCommandListeners(): void {
  for (const listener of commandStore.listeners) notifyManager.schedule(listener);
}

// The commands of a session that has left the page are given up: nobody waits for them any more.
onSessionLeft((sessionKey) => {
  for (const [name, entry] of commandStore.entries) {
    if (!name.startsWith(`${sessionKey} `)) continue;
    commandStore.entries.delete(name);
    entry.control.abort();
    tellCommandListeners();
  }
});

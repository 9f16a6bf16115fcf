// Pending and recent commands to doors: one per door and session, shared by everything on the page that shows the door.
import type { Device } from "@mortise/client";
import { notifyManager } from "@tanstack/react-query";
import { onePerPage } from "../page/page-registry.ts";
import { onSessionLeft } from "../provider/session-cache.ts";
import { isUnanswered, isUnconfirmed } from "../rules/device/doubt.ts";

export type LockDirection = "lock" | "unlock";

export interface LockCommand {
  /** Commanded direction. */
  readonly direction: LockDirection;
  /** `timeout` if the lock did not answer in time and may still move. */
  readonly status: "pending" | "success" | "error" | "timeout";
  /** Start in epoch milliseconds. */
  readonly startedAt: number;
  /** End in epoch milliseconds; `null` while pending. */
  readonly endedAt: number | null;
  /** Reason for the failure; on `timeout`, the client's timeout error. */
  readonly error: Error | null;
  /** Position of the bolt when the command started; `undefined` if unknown. */
  readonly lockedBefore: boolean | undefined;
}

/** Whether the bolt's position is unknown after this command: it may have moved, or may still move. */
export const isInDoubt = ({ status, error }: LockCommand): boolean =>
  status === "timeout" || isUnconfirmed(error) || isUnanswered(error);

export interface CommandEntry {
  command: LockCommand;
  readonly control: AbortController;
  /** Moment of the command's end; infinite until then. See {@link commandMoment}. */
  ended: number;
  /** Moment from which an answer decides the bolt's position, whatever the command's outcome; infinite while unset. */
  over: number;
  /** Whether the command is hidden. It is kept to correct answers that were requested before it ended. */
  isDismissed: boolean;
}

export const commandStore = onePerPage("lock commands", () => ({
  moment: 0,
  entries: new Map<string, CommandEntry>(),
  listeners: new Set<() => void>(),
}));

/** Key of a door's command in the store. */
export const commandKey = (sessionKey: string, deviceId: string) => `${sessionKey} ${deviceId}`;

export function commandOf(sessionKey: string, deviceId: string): LockCommand | null {
  const entry = commandStore.entries.get(commandKey(sessionKey, deviceId));
  return entry && !entry.isDismissed ? entry.command : null;
}

/** Subscribes to all commands of the page. There are few, and comparing is cheaper than a subscription per row. */
export function subscribeToCommands(listener: () => void): () => void {
  commandStore.listeners.add(listener);
  return () => commandStore.listeners.delete(listener);
}

/**
 * Reconciles the door's last command with a state that was read after it. In the commanded state, a success stays, and
 * a command in doubt becomes a success. A failure, and any command in another state, is dismissed.
 * @param locked - The state that was read; `undefined` if the lock cannot be reached.
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
  // Listeners run a task later, after the state is rendered with the command, so that the two never disagree on screen.
  setTimeout(tellCommandListeners);
}

/**
 * Logical clock that advances when a command ends, and when the doubt about one ends. It shows whether an answer was
 * requested before or after that.
 */
export const commandMoment = (): number => commandStore.moment;

/**
 * Overlays the effect of the door's command on a device that was requested at `moment`. This is done for a pending
 * command, and for one that succeeded after the request.
 */
export function withCommand(sessionKey: string, device: Device, moment: number): Device {
  const entry = commandStore.entries.get(commandKey(sessionKey, device.device_id));
  if (!entry) return device;
  const { direction, status } = entry.command;
  const asked = direction === "lock";
  const { locked } = device.properties;
  const isBefore = entry.ended > moment;
  // A state that was read after a failure and equals the commanded one settles the command. The opposite state may be
  // older, so it counts only after `endDoubt`.
  const isNews = locked === asked || (status === "success" && locked === !asked) || entry.over <= moment;
  if (!isBefore && isNews) settleCommand(sessionKey, device.device_id, locked);
  if (!isBefore || (status !== "pending" && status !== "success") || locked === asked) return device;
  return { ...device, properties: { ...device.properties, locked: asked } };
}

// Notifies listeners together with the cache's own, so that label and command never disagree on screen.
export function tellCommandListeners(): void {
  for (const listener of commandStore.listeners) notifyManager.schedule(listener);
}

// Commands of a session that has left the page are aborted, because nothing shows them any more.
onSessionLeft((sessionKey) => {
  for (const [name, entry] of commandStore.entries) {
    if (!name.startsWith(`${sessionKey} `)) continue;
    commandStore.entries.delete(name);
    entry.control.abort();
    tellCommandListeners();
  }
});

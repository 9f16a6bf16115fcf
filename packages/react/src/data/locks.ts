import type { Device, Seam } from "@mortise/client";
import { SeamError, SeamNetworkError } from "@mortise/client/session";
import { notifyManager } from "@tanstack/react-query";
import { useMemo } from "react";
import { SeamSessionError } from "../provider/provider-error.ts";
import type { Session } from "../provider/session.ts";
import { useConnection } from "../provider/use-seam-client.ts";
import { isUnanswered } from "../rules/device/doubt.ts";
import { patchDevice, refreshDevices } from "./cached-devices.ts";
import { dismissCommand, startCommand } from "./give-command.ts";
import type { LockCommand, LockDirection } from "./lock-commands.ts";
import { useCommand } from "./use-command.ts";

export interface UseToggleLockResult {
  /**
   * Unlocks a locked door, and locks any other (docs/specification/spec.md §4). Does nothing while a command is
   * pending.
   */
  toggleLock: () => void;
  /** Locks the door in any state. Does nothing while a command is pending. */
  lock: () => void;
  /** Unlocks the door in any state. Does nothing while a command is pending. */
  unlock: () => void;
  /** Latest command to the door from anywhere on the page; `null` if there was none or it was dismissed. */
  command: LockCommand | null;
  /** Dismisses a command that has ended. */
  dismiss: () => void;
}

/**
 * Moves the bolt of a lock, with an optimistic update of every cached copy. A failed command reverts the update for
 * this door alone. A command continues after the component unmounts, and is never retried or queued.
 */
export function useToggleLock(device: Device): UseToggleLockResult {
  const { session } = useConnection();
  const { device_id } = device;
  const command = useCommand(device_id);
  const { locked } = device.properties;
  const moves = useMemo(() => {
    const give = (direction: LockDirection) => () => void move(session, device_id, direction, locked);
    const [lock, unlock] = [give("lock"), give("unlock")];
    return {
      lock,
      unlock,
      toggleLock: locked === true ? unlock : lock,
      dismiss: () => dismissCommand(session.key, device_id),
    };
  }, [session, device_id, locked]);
  return { ...moves, command };
}

/** Time that a session may take to connect. If it took longer, the command is not sent. */
const longestConnectMs = 10_000;

/**
 * Time after which the lock is read again, following a command without an answer: a server that received it has moved
 * the bolt by then. A server that has accepted it may try for half a minute, so `acceptedDoubtMs` is longer.
 */
const doubtMs = 10_000;
const acceptedDoubtMs = 40_000;

async function move(
  session: Session,
  device_id: string,
  direction: LockDirection,
  lockedBefore: boolean | undefined,
): Promise<void> {
  const command = startCommand(session.key, device_id, direction, lockedBefore);
  if (command === null) return;
  const undo = patchDevice(session.key, device_id, { locked: direction === "lock" });
  const options = { signal: command.signal };
  try {
    const askedAt = Date.now();
    const client = await session.connect();
    // A late command is not sent: the person may have left, and the door would open for nobody.
    if (Date.now() - askedAt > longestConnectMs) throw new SeamSessionError(new SeamNetworkError("Too late."));
    const { locks } = client;
    const sent =
      direction === "lock" ? locks.lockDoor({ device_id }, options) : locks.unlockDoor({ device_id }, options);
    await sent.catch((error: unknown) => renewAfterRefusal(session, client, error));
    command.end("success");
  } catch (error) {
    notifyManager.batch(() => {
      command.end(isTimeout(error) ? "timeout" : "error", error as Error);
      undo();
    });
    const lookAgain = () => command.endDoubt() && refreshDevices(session, [device_id]);
    if (isUnanswered(error)) setTimeout(lookAgain, isAccepted(error) ? acceptedDoubtMs : doubtMs);
  }
  refreshDevices(session, [device_id]);
}

/**
 * Renews a session that ended before the command was accepted, and rejects. The command is not repeated, as
 * `session.run` would do: the person decides whether to press again.
 */
async function renewAfterRefusal(session: Session, client: Seam, error: unknown): Promise<never> {
  if (isAccepted(error)) throw error;
  await session.renewAfter(error, client);
  throw new SeamError("The session had ended. It was renewed, the command not repeated.", {
    code: "session_renewed",
    cause: error,
  });
}

/** Whether the server had accepted the command, so that the bolt may still move. */
const isAccepted = (error: unknown) => (error as { actionAttempt?: unknown }).actionAttempt !== undefined;

// Compared by name, because a client that the host passed may come from another copy of its package.
const isTimeout = (error: unknown) => SeamError.isSeamError(error) && error.name === "SeamActionAttemptTimeoutError";

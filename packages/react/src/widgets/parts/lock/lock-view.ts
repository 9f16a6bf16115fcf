// What the lock control shows: a pure function of the door, its latest command, and how long ago that was.
import type { Device } from "@mortise/client";
import type { LockCommand, LockDirection } from "../../../data/lock-commands.ts";
import { deviceStatus, offlineSince } from "../../../rules/device/device-status.ts";
import type { LockState } from "../../../rules/device/lock-state.ts";
import { isUnconfirmed } from "../../../rules/device/unconfirmed.ts";
import type { Formatter } from "../../../strings/format.ts";
import type { Strings } from "../../../strings/messages.ts";
import type { IconName } from "../../../ui/Icon/Icon.tsx";
import { lastStateOf, stateAfterCommand } from "./last-state.ts";
import { lockNoteOf } from "./lock-words.ts";
import { lockIcons } from "./lock-icons.ts";

interface LockAction {
  readonly direction: LockDirection;
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  readonly isRepeat?: boolean;
}

interface LockView {
  readonly state: LockState | "locking" | "unlocking" | "confirmed" | "failed";
  readonly icon: IconName;
  readonly value: string;
  readonly note: string | null;
  readonly actions: readonly LockAction[];
}

export interface LockFacts {
  readonly device: Device;
  readonly command: LockCommand | null;
  /** The command has been on its way for 10 seconds. */
  readonly isSlow: boolean;
  /** The command ended a while ago: its success need not be mentioned any more. */
  readonly isOld: boolean;
  /** Unlock was pressed once, and is to be pressed again. */
  readonly isArmed: boolean;
  /** The zone its times are read in. @default the reader's own */
  readonly zone?: string | null | undefined;
}

type Words = Pick<Strings, "device" | "lock" | "problem">;

export function lockView(
  { device, command, isSlow, isOld, isArmed, zone }: LockFacts,
  words: Words,
  format: Formatter,
): LockView {
  const { lock: text } = words;
  const last = lastStateOf(device, command);
  if (command?.status === "pending") {
    const { direction } = command;
    const state = `${direction}ing` as const;
    return {
      state,
      icon: lockIcons[last],
      value: words.device[last],
      note: isSlow ? text.stillWaiting : text.waiting,
      actions: [{ direction, label: text[state], isBusy: true }],
    };
  }
  const offline = offlineNote(device, words, format, zone);
  // A failure is over once the lock is in the state it was told to take, however that came about.
  const isThere = command !== null && last === stateAfterCommand[command.direction];
  const isDone = command?.status === "success";
  const failure = isThere || isDone ? null : command;
  // The last report is from before a command that may have moved the bolt.
  const lock = isUnconfirmed(failure?.error) ? "unknown" : last;
  const isConfirmed = isThere && isDone && !isOld;
  const state = isArmed ? lock : failure ? "failed" : isConfirmed ? "confirmed" : lock;
  return {
    state,
    icon: lockIcons[state],
    value: words.device[lock],
    note: failure
      ? lockNoteOf(failure, words)
      : isConfirmed
        ? text.confirmed
        : (offline ?? (lock === "unknown" ? text.neverReported : null)),
    actions: offered(device, lock).map((direction) => {
      const isSecond = isArmed && direction === "unlock";
      const isRepeat = !isSecond && direction === failure?.direction;
      return {
        direction,
        label: isSecond ? text.unlockNow : isRepeat ? text.tryAgain : text[direction],
        isRepeat,
        // Locking, the safe act, is the prominent one.
        isPrimary: !failure && lock === "unlocked",
        isDisabled: offline !== null,
      };
    }),
  };
}

/** What is announced when a command begins or ends, or the bolt was moved by hand. */
export function lockNews(command: LockCommand | null, view: LockView, { lock }: Words): string {
  if (command?.status === "pending") return lock[`${command.direction}ing`];
  return view.note === null ? view.value : `${view.value}. ${view.note}`;
}

/** The command to the other state; both when the state is not known. What a door cannot do remotely is not offered. */
function offered(device: Device, lock: LockState): LockDirection[] {
  const able = (["unlock", "lock"] as const).filter((direction) => device[`can_remotely_${direction}`] !== false);
  return able.filter((direction) => lock !== stateAfterCommand[direction]);
}

function offlineNote(device: Device, { lock }: Words, format: Formatter, zone: LockFacts["zone"]): string | null {
  const status = deviceStatus(device);
  if (status === "online") return null;
  const since = offlineSince(device);
  const words = status === "accountOffline" ? lock.accountOfflineSince : lock.deviceOfflineSince;
  return since === null ? lock[status] : words({ time: format.timeOrDay(since, zone) });
}

// What the lock control shows: a pure function of the door, its latest command, and how long ago that was.
import type { Device } from "@mortise/client";
import type { LockCommand, LockDirection } from "../../../data/lock-commands.ts";
import { deviceStatus, offlineSince } from "../../../rules/device-status.ts";
import type { LockState } from "../../../rules/lock-state.ts";
import type { Format } from "../../../strings/format.ts";
import type { Strings } from "../../../strings/messages.ts";
import type { IconName } from "../../../ui/Icon/Icon.tsx";
import { lastStateOf } from "./last-state.ts";
import { failureOf, lockIcons, noteOf, outcomes } from "./lock-words.ts";

export interface LockAction {
  readonly direction: LockDirection;
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  readonly isRepeat?: boolean;
}

export interface LockView {
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
}

type Words = Pick<Strings, "device" | "lock" | "problem">;

export function lockView({ device, command, isSlow, isOld }: LockFacts, words: Words, format: Format): LockView {
  const { lock: text } = words;
  const lock = lastStateOf(device);
  const value = words.device[lock];
  if (command?.status === "pending") {
    const { direction } = command;
    const isLocking = direction === "lock";
    return {
      state: isLocking ? "locking" : "unlocking",
      icon: lockIcons[lock],
      value,
      note: isSlow ? text.stillWaiting : text.waiting,
      actions: [action(direction, isLocking ? text.locking : text.unlocking, { isBusy: true })],
    };
  }
  const offline = offlineNote(device, words, format);
  const isDisabled = offline !== null;
  const failure = failureOf(command, lock);
  if (failure !== null) {
    const note = noteOf(failure, words);
    const { direction } = failure;
    const actions = offered(device, lock).map((each) =>
      each === direction ? action(each, text.tryAgain, { isRepeat: true, isDisabled }) : action(each, text[each], { isDisabled }),
    );
    return { state: "failed", icon: "error", value, note, actions };
  }
  const isConfirmed = command?.status === "success" && !isOld && lock === outcomes[command.direction];
  return {
    state: isConfirmed ? "confirmed" : lock,
    icon: isConfirmed ? "check" : lockIcons[lock],
    value,
    note: isConfirmed ? text.confirmed : (offline ?? (lock === "unknown" ? text.neverReported : null)),
    // The safe act is the loud one.
    actions: offered(device, lock).map((direction) => action(direction, text[direction], { isPrimary: lock === "unlocked", isDisabled })),
  };
}

/** What is said when a command begins or ends, or a hand has moved the bolt. */
export function lockNews(command: LockCommand | null, view: LockView, { lock }: Words): string {
  if (command?.status === "pending") return command.direction === "lock" ? lock.locking : lock.unlocking;
  return view.note === null ? view.value : `${view.value}. ${view.note}`;
}

const action = (direction: LockDirection, label: string, traits: Omit<LockAction, "direction" | "label">): LockAction => ({
  ...traits,
  direction,
  label,
});

/** The other state; both, when the state is not known. What a door cannot do from afar is not offered. */
function offered(device: Device, lock: LockState): LockDirection[] {
  const able = (["unlock", "lock"] as const).filter((direction) => device[`can_remotely_${direction}`] !== false);
  return able.filter((direction) => lock !== outcomes[direction]);
}

function offlineNote(device: Device, { lock }: Words, format: Format): string | null {
  const status = deviceStatus(device);
  if (status === "online") return null;
  const since = offlineSince(device);
  const time = since === null ? null : format.dateTime(since);
  if (time === null) return lock[status];
  return (status === "accountOffline" ? lock.accountOfflineSince : lock.deviceOfflineSince)({ time });
}

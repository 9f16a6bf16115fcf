// View of the lock control: a pure function of the door, its latest command, and that command's age.
import type { Device } from "@mortise/client";
import { isInDoubt, type LockCommand, type LockDirection } from "../../../data/lock-commands.ts";
import { deviceStatus, offlineSince } from "../../../rules/device/device-status.ts";
import type { LockState } from "../../../rules/device/lock-state.ts";
import { ageOf } from "../../../strings/age.ts";
import type { Formatter } from "../../../strings/format.ts";
import { joinSentences } from "../../../strings/join-sentences.ts";
import type { Strings } from "../../../strings/messages.ts";
import type { IconName } from "../../../ui/Icon/Icon.tsx";
import { type LockFact, lockFactOf, stateAfterCommand } from "./lock-fact.ts";
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

export interface LockView {
  readonly fact: LockFact;
  readonly state: LockState | "locking" | "unlocking" | "confirmed" | "failed" | "lastKnown";
  readonly icon: IconName;
  readonly value: string;
  /** `false` while a command is pending, and for a last known state. */
  readonly isSure: boolean;
  readonly note: string | null;
  /** Text that is announced when `key` changes. */
  readonly news: { readonly key: string; readonly text: string };
  readonly actions: readonly LockAction[];
}

export interface LockFacts {
  readonly device: Device;
  readonly command: LockCommand | null;
  /** Whether the command has been pending for 10 seconds. */
  readonly isSlow: boolean;
  /** Whether the command ended at least `justNowMs` ago, so that its success is no longer mentioned. */
  readonly isOld: boolean;
  /** Whether Unlock was pressed once and waits for the second press. */
  readonly isArmed: boolean;
  /** Time zone of the times. @default the reader's own */
  readonly zone?: string | null | undefined;
}

type Words = Pick<Strings, "device" | "lock" | "problem" | "view">;

export function lockView(
  { device, command, isSlow, isOld, isArmed, zone }: LockFacts,
  words: Words,
  format: Formatter,
): LockView {
  const { lock: text } = words;
  const fact = lockFactOf(device, command, isOld);
  const value = valueOf(fact, words, format);
  if (command?.status === "pending") {
    const { direction } = command;
    const state = `${direction}ing` as const;
    return {
      fact,
      state,
      icon: lockIcons[fact.state],
      value,
      isSure: false,
      note: isSlow ? text.stillWaiting : text.waiting,
      news: { key: `${state} ${command.startedAt}`, text: text[state] },
      actions: [{ direction, label: text[state], isBusy: true }],
    };
  }
  const { failure, certainty } = fact;
  const offline = offlineNote(device, words, format, zone);
  const isConfirmed = certainty === "confirmed";
  const isDoubtful = failure !== null && isInDoubt(failure);
  const known = isDoubtful ? "unknown" : fact.state;
  const state = isArmed ? fact.state : failure ? "failed" : isConfirmed ? "confirmed" : restOf(fact);
  const note = failure
    ? lockNoteOf(failure, words)
    : isConfirmed
      ? text.confirmed
      : (offline ?? (known === "unknown" ? text.neverReported : null));
  return {
    fact,
    state,
    icon: lockIcons[state === "lastKnown" ? fact.state : state],
    value,
    isSure: certainty !== "lastKnown",
    note,
    news: {
      key: [fact.state, deviceStatus(device), failure?.startedAt, failure && note].join(),
      text: joinSentences(words.view, value, note),
    },
    actions: offered(device, known).map((direction) => {
      const isSecond = isArmed && direction === "unlock";
      const isRepeat = !isSecond && direction === failure?.direction;
      return {
        direction,
        label: isSecond ? text.unlockNow : isRepeat ? text.tryAgain : text[direction],
        isRepeat,
        // Locking, the safe action, is the prominent one.
        isPrimary: !failure && known === "unlocked",
        isDisabled: offline !== null,
      };
    }),
  };
}

const restOf = ({ state, certainty }: LockFact) => (certainty === "lastKnown" ? certainty : state);

function valueOf({ state, certainty, since }: LockFact, { device, lock }: Words, format: Formatter): string {
  if (certainty !== "lastKnown") return device[state];
  // An age below one minute is omitted.
  const isAged = since !== null && format.now() - since >= 60_000;
  const known = { state: device[state] };
  return isAged ? lock.lastKnownAged({ ...known, age: ageOf(format, since) }) : lock.lastKnown(known);
}

/**
 * Returns the commands to the other state, or both if the state is unknown. Commands that the door cannot do remotely
 * are left out.
 */
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

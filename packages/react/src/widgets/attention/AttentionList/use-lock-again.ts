import type { Device } from "@mortise/client";
import { useEffect } from "react";
import { useToggleLock } from "../../../data/locks.ts";
import { lockNoteOf } from "../../parts/lock/lock-words.ts";
import { useExplained } from "../../parts/use-explained.ts";
import type { OnOutcome } from "./LineRemedyButton.tsx";

/**
 * Returns `lock`, which sends one lock command and never retries it. The door's line leaves the attention list when the
 * lock reports that its bolt moved. A failure is passed to `onOutcome`.
 */
export function useLockAgain(device: Device, onOutcome: OnOutcome) {
  const { lock, command } = useToggleLock(device);
  const words = useExplained(command !== null);
  const hasFailed = command?.direction === "lock" && (command.status === "error" || command.status === "timeout");
  const note = hasFailed ? lockNoteOf(command, words) : null;
  useEffect(() => onOutcome(note), [note, onOutcome]);
  return { lock, isBusy: command?.status === "pending" };
}

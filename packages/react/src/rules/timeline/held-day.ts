// The day of a door that keeps its height, because somebody is about to press one of its codes.
import type { AccessCode } from "@mortise/client";
import type { DayEntry, DoorDay } from "./door-day.ts";
import { shownEntries } from "./fewest-bars.ts";

export interface ShownDay {
  readonly entries: readonly ShownEntry[];
  /** How many codes are left out, and said to be. */
  readonly hidden: number;
  /** How many codes are left out because the door keeps its height. */
  readonly waiting: number;
  /** What the note below the codes is about. */
  readonly note: DoorDay;
}

interface ShownEntry extends DayEntry {
  /** The code is gone, and its place is not. */
  readonly isGone?: true;
}

export const shownDay = (day: DoorDay, isUrgent: (code: AccessCode) => boolean): ShownDay => ({
  ...shownEntries(day.entries, isUrgent),
  waiting: 0,
  note: day,
});

/** What is known of the codes of `last`, in their places. New codes wait. */
export function heldDay(last: ShownDay, next: ShownDay): ShownDay {
  const now = new Map(next.entries.map((entry) => [entry.code.access_code_id, entry]));
  const entries = last.entries.map(
    (entry) => now.get(entry.code.access_code_id) ?? { ...entry, isGone: true as const },
  );
  const left = next.hidden + next.entries.length - entries.filter(({ isGone }) => !isGone).length;
  const saysMore = last.hidden > 0;
  return { entries, hidden: saysMore ? left : 0, waiting: saysMore ? 0 : left, note: last.note };
}

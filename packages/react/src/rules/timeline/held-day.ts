// Entries of a door's day that keeps its height while somebody is about to press one of its codes.
import type { AccessCode } from "@mortise/client";
import type { DayEntry, DoorDay } from "./door-day.ts";
import { shownEntries } from "./fewest-bars.ts";

export interface ShownDay {
  readonly entries: readonly ShownEntry[];
  /** Number of codes that are left out, and shown as a count. */
  readonly hidden: number;
  /** Number of codes that are left out because the door keeps its height. */
  readonly waiting: number;
  /** Day that the note below the codes describes. */
  readonly note: DoorDay;
}

interface ShownEntry extends DayEntry {
  /** Set if the code is gone from the day, but its row stays. */
  readonly isGone?: true;
}

export const shownDay = (day: DoorDay, isUrgent: (code: AccessCode) => boolean): ShownDay => ({
  ...shownEntries(day.entries, isUrgent),
  waiting: 0,
  note: day,
});

/** Updates the entries of `last` without moving them. New codes are only counted. */
export function heldDay(last: ShownDay, next: ShownDay): ShownDay {
  const now = new Map(next.entries.map((entry) => [entry.code.access_code_id, entry]));
  const entries = last.entries.map(
    (entry) => now.get(entry.code.access_code_id) ?? { ...entry, isGone: true as const },
  );
  const left = next.hidden + next.entries.length - entries.filter(({ isGone }) => !isGone).length;
  const saysMore = last.hidden > 0;
  return { entries, hidden: saysMore ? left : 0, waiting: saysMore ? 0 : left, note: last.note };
}

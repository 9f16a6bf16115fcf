// Limits the lanes of a door with many codes, and counts the codes that are left out.
import type { AccessCode } from "@mortise/client";
import { type Bar, barsOf, lanesOf } from "./bars.ts";
import type { DayStarts } from "./shown-days.ts";

/** Most lanes. More would push the next door off the screen. */
export const mostLanes = 8;

export interface ShownBars {
  readonly bars: readonly Bar[];
  /** Number of codes without a bar. One lane stays free for the text that states it. */
  readonly hidden: number;
  /** Number of lanes, including the lane of that text. */
  readonly lanes: number;
  /** Number of codes without a bar because the row keeps its height. */
  readonly waiting: number;
}

/** Returns bars in at most {@link mostLanes} lanes. Urgent codes are left out last. */
export function shownBars(
  codes: readonly AccessCode[],
  starts: DayStarts,
  isUrgent: (code: AccessCode) => boolean,
): ShownBars {
  const all = barsOf(codes, starts);
  const lanes = lanesOf(all);
  if (lanes <= mostLanes) return { bars: all, hidden: 0, lanes, waiting: 0 };
  const kept = urgentFirst(all, isUrgent);
  const bars = barsOf(
    kept.slice(0, mostLanes - 1).map(({ code }) => code),
    starts,
  );
  return { bars, hidden: all.length - bars.length, lanes: lanesOf(bars) + 1, waiting: 0 };
}

/** Returns entries of a day, at most as many as a week has lanes. */
export function shownEntries<Entry extends { readonly code: AccessCode }>(
  entries: readonly Entry[],
  isUrgent: (code: AccessCode) => boolean,
): { readonly entries: readonly Entry[]; readonly hidden: number } {
  if (entries.length <= mostLanes) return { entries, hidden: 0 };
  const kept = new Set(urgentFirst(entries, isUrgent).slice(0, mostLanes - 1));
  return { entries: entries.filter((entry) => kept.has(entry)), hidden: entries.length - kept.size };
}

const urgentFirst = <Item extends { readonly code: AccessCode }>(
  items: readonly Item[],
  isUrgent: (code: AccessCode) => boolean,
): readonly Item[] => items.toSorted((one, other) => Number(isUrgent(other.code)) - Number(isUrgent(one.code)));

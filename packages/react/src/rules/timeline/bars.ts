// The codes of one door as bars. Bars that would cover each other stand in lanes.
import type { AccessCode } from "@mortise/client";
import { codeSpan, isOverlapping } from "./code-span.ts";
import { type DayStarts, placeOf } from "./shown-days.ts";

export interface Bar {
  readonly code: AccessCode;
  /** Where it begins and ends, in days from the left edge. */
  readonly from: number;
  readonly to: number;
  /** From 0. */
  readonly lane: number;
  /** The code works already before the first day, or still after the last. */
  readonly isCutStart: boolean;
  readonly isCutEnd: boolean;
  /** The name has no room in the bar, and a day's room behind it. */
  readonly isNameBeside: boolean;
}

/** A shorter bar could not be hit, in days of a week. */
export const shortestBar = 1 / 3;

/** Bars of the codes that work at some time of these days, the earliest first. */
export function barsOf(codes: readonly AccessCode[], starts: DayStarts): Bar[] {
  const [first = 0, last = 0] = [starts[0], starts.at(-1)];
  const placed = codes
    .map((code) => ({ code, span: codeSpan(code) }))
    .filter(({ span }) => isOverlapping(span, { start: first, end: last }))
    .toSorted((one, other) => compare(one.span.start, other.span.start) || compare(other.span.end, one.span.end))
    .map(({ code, span: { start, end } }) => {
      const { from, to } = placesOf(start, end, starts);
      return { code, from, to, isCutStart: start < first, isCutEnd: end > last };
    });
  const lanes = lanesFor(placed);
  return withNames(
    placed.map((bar, index) => Object.assign(bar, { lane: lanes[index] ?? 0 })),
    starts,
  );
}

/** Says where the names of bars stand. The bars are in the order of their beginnings. */
export const withNames = (bars: readonly Omit<Bar, "isNameBeside">[], starts: DayStarts): Bar[] =>
  bars.map((bar, index) => {
    const next = bars.find(({ lane }, later) => later > index && lane === bar.lane)?.from ?? starts.length - 1;
    return Object.assign({}, bar, { isNameBeside: bar.to - bar.from < 1 && next - bar.to >= 1 });
  });

type Places = Pick<Bar, "from" | "to">;

/** A bar is never shorter than {@link shortestBar}, and never over an edge. */
function placesOf(start: number, end: number, starts: DayStarts): Places {
  const shortest = Math.min(placeOf(start, starts) + shortestBar, starts.length - 1);
  const to = Math.max(placeOf(end, starts), shortest);
  return { from: Math.min(placeOf(start, starts), to - shortestBar), to };
}

/** The first lane that is free where a bar begins. */
function lanesFor(bars: readonly Places[]): number[] {
  const taken: number[] = [];
  return bars.map(({ from, to }) => {
    const free = taken.findIndex((end) => end <= from);
    const lane = free === -1 ? taken.length : free;
    taken[lane] = to;
    return lane;
  });
}

/** How many lanes some bars take. */
export const lanesOf = (bars: readonly Bar[]): number => Math.max(0, ...bars.map(({ lane }) => lane + 1));

/** Infinities have no difference. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

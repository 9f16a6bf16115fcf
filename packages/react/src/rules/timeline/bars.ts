// Lays out the codes of one door as bars. Overlapping bars use separate lanes.
import type { AccessCode } from "@mortise/client";
import { codeSpan, isOverlapping } from "./code-span.ts";
import { type DayStarts, placeOf } from "./shown-days.ts";

export interface Bar {
  readonly code: AccessCode;
  /** Start and end in days from the left edge. */
  readonly from: number;
  readonly to: number;
  /** Lane, from 0. */
  readonly lane: number;
  /** Whether the code starts before the first day. */
  readonly isCutStart: boolean;
  readonly isCutEnd: boolean;
  /** Whether the name is beside the bar, because the bar is shorter than a day and the day after it is free. */
  readonly isNameBeside: boolean;
}

/** Shortest bar in days, when a week is shown. A shorter one is hard to press. */
export const shortestBar = 1 / 3;

/** Returns bars of the codes that work at some time of these days, the earliest first. */
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

/** Places the names of bars. The bars are sorted by start. */
export const withNames = (bars: readonly Omit<Bar, "isNameBeside">[], starts: DayStarts): Bar[] =>
  bars.map((bar, index) => {
    const next = bars.find(({ lane }, later) => later > index && lane === bar.lane)?.from ?? starts.length - 1;
    return Object.assign({}, bar, { isNameBeside: bar.to - bar.from < 1 && next - bar.to >= 1 });
  });

type Places = Pick<Bar, "from" | "to">;

/** Clamps a bar to the edges, and to at least {@link shortestBar}. */
function placesOf(start: number, end: number, starts: DayStarts): Places {
  const shortest = Math.min(placeOf(start, starts) + shortestBar, starts.length - 1);
  const to = Math.max(placeOf(end, starts), shortest);
  return { from: Math.min(placeOf(start, starts), to - shortestBar), to };
}

/** Assigns each bar the first lane that is free at its start. */
function lanesFor(bars: readonly Places[]): number[] {
  const taken: number[] = [];
  return bars.map(({ from, to }) => {
    const free = taken.findIndex((end) => end <= from);
    const lane = free === -1 ? taken.length : free;
    taken[lane] = to;
    return lane;
  });
}

/** Number of lanes of some bars. */
export const lanesOf = (bars: readonly Bar[]): number => Math.max(0, ...bars.map(({ lane }) => lane + 1));

/** Compares without a difference, because infinities have none. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

// Bars of a row that keeps its height while somebody is about to press one of them.
import { type Bar, lanesOf, withNames } from "./bars.ts";
import type { ShownBars } from "./fewest-bars.ts";
import type { DayStarts } from "./shown-days.ts";

/** Lanes that every row reserves. */
export const leastLanes = 2;

/** Returns bars of `next` in their lanes of `last`. A new bar takes a free lane; without one, it is only counted. */
export function heldBars(last: ShownBars, next: ShownBars, starts: DayStarts): ShownBars {
  const saysMore = last.hidden > 0;
  const room = Math.max(leastLanes, last.lanes) - (saysMore ? 1 : 0);
  const had = new Map(last.bars.map(({ code, lane }) => [code.access_code_id, lane]));
  const known = ({ code }: Bar) => had.get(code.access_code_id);
  const lanes = new Map<Bar, number>();
  const isFree = (bar: Bar, lane: number) =>
    [...lanes].every(([{ from, to }, taken]) => taken !== lane || from >= bar.to || to <= bar.from);
  for (const bar of next.bars.toSorted((one, other) => isNew(known(one)) - isNew(known(other)))) {
    const wished = [known(bar) ?? 0, ...Array.from({ length: room }, (_, lane) => lane)];
    const lane = wished.find((each) => isFree(bar, each));
    if (lane !== undefined) lanes.set(bar, lane);
  }
  const kept = next.bars.flatMap((bar) => {
    const lane = lanes.get(bar);
    return lane === undefined ? [] : { ...bar, lane };
  });
  const left = next.hidden + next.bars.length - kept.length;
  return {
    bars: withNames(kept, starts),
    hidden: saysMore ? left : 0,
    lanes: Math.max(last.lanes, lanesOf(withNames(kept, starts))),
    waiting: saysMore ? 0 : left,
  };
}

const isNew = (lane: number | undefined): number => Number(lane === undefined);

import { offsetAt } from "./zone-offset.ts";

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
/** Time in which the offset of a zone is constant: today's zones change it only at whole quarters of an hour. */
const quarterMs = 15 * minuteMs;

/** Returns a function that numbers the days of a zone consecutively. Fast enough for thousands of moments. */
export function dayNumbers(zone: string): (moment: number) => number {
  const offsets = new Map<number, number>();
  return (moment) => {
    const quarter = Math.floor(moment / quarterMs);
    const offset = offsets.get(quarter) ?? offsetAt(zone, quarter * quarterMs);
    offsets.set(quarter, offset);
    return Math.floor((moment + offset * minuteMs) / dayMs);
  };
}

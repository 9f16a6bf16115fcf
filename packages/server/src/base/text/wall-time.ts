// Converts between moments and the local time of a time zone.
const hourMs = 3_600_000;
/** More than every offset from UTC, and more than every change of one. The largest was a day, in Samoa. */
const furthestMs = 26 * hourMs;

/** Offset of a zone from UTC at a moment, in milliseconds. */
export function offsetIn(zone: string, at: number): number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/**
 * First moment at which the clocks of a zone show `wall`. Returns `undefined` if they skip it.
 * @param wall - Local time, as the epoch milliseconds of the same date and time in UTC.
 */
export function momentIn(zone: string, wall: number): number | undefined {
  const offsets = [wall - furthestMs, wall, wall + furthestMs].map((at) => offsetIn(zone, at));
  return [...new Set(offsets)]
    .map((offset) => ({ at: wall - offset, offset }))
    .filter(({ at, offset }) => offsetIn(zone, at) === offset)
    .toSorted((one, other) => one.at - other.at)[0]?.at;
}

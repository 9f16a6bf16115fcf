// What the clocks of a time zone show, and when they show it.
const hourMs = 3_600_000;
/** No clock is further from UTC, and none is set by more at once: Samoa left out a day. */
const furthestMs = 26 * hourMs;

/** How far the clocks of a zone are ahead of UTC at a moment. */
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
 * The first moment at which the clocks of a zone show what `wall` shows in UTC; undefined: they skip it.
 */
export function momentIn(zone: string, wall: number): number | undefined {
  const offsets = [wall - furthestMs, wall, wall + furthestMs].map((at) => offsetIn(zone, at));
  return [...new Set(offsets)]
    .map((offset) => ({ at: wall - offset, offset }))
    .filter(({ at, offset }) => offsetIn(zone, at) === offset)
    .toSorted((one, other) => one.at - other.at)[0]?.at;
}

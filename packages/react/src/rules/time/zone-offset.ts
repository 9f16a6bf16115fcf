// Offsets of zones, using only Intl.

/**
 * Returns a zone's minutes ahead of UTC at an instant. @throws RangeError for a zone that the browser does not know.
 */
export function offsetAt(zone: string, instant: number): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(formatOf(zone).format(withinRange(instant))) ?? [];
  if (sign === undefined) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Last instant that a Date can hold, in epoch milliseconds. */
export const endOfTimeMs = 8.64e15;

const withinRange = (instant: number) =>
  Number.isNaN(instant) ? 0 : Math.min(endOfTimeMs, Math.max(-endOfTimeMs, instant));

// Formats are cached: creating one takes a hundred times as long as using it.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  formats.set(zone, format);
  return format;
}

// How far a zone's clocks are ahead, by Intl alone.

/** A zone's minutes ahead of UTC at an instant. Throws a RangeError for a zone the browser does not know. */
export function offsetAt(zone: string, instant: number): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(formatOf(zone).format(withinRange(instant))) ?? [];
  if (sign === undefined) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The last instant a Date can hold, in milliseconds since the epoch. */
export const endOfTimeMs = 8.64e15;

const withinRange = (instant: number) =>
  Number.isNaN(instant) ? 0 : Math.min(endOfTimeMs, Math.max(-endOfTimeMs, instant));

// Formats are kept: making one takes a hundred times as long as using it.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  formats.set(zone, format);
  return format;
}

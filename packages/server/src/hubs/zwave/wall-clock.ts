// Converts moments to the local time of a door, in which locks store schedules. Pure.

/** Parts of a year-day schedule of Z-Wave: whole minutes, years since 2000. */
export interface YearDaySchedule {
  startYear: number;
  startMonth: number;
  startDay: number;
  startHour: number;
  startMinute: number;
  stopYear: number;
  stopMonth: number;
  stopDay: number;
  stopHour: number;
  stopMinute: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Longest step by which any zone sets its clocks back. */
const longestRepeatMs = 3 * hourMs;

/** Local date and time, as the epoch milliseconds of the same date and time in UTC. */
export function wallTime(moment: number, time_zone: string): number {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: time_zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

export const offsetMinutes = (moment: number, time_zone: string): number =>
  Math.round((wallTime(moment, time_zone) - moment) / minuteMs);

/**
 * Converts a window to a schedule on the lock. The code opens from the minute of its start, and never after the minute
 * of its end. When clocks are set back, an hour happens twice: a window that ends in the first one ends at the lock
 * when that hour begins, because the code would open again in the second. Returns `undefined` if local minutes cannot
 * express the window.
 */
export function yearDaySchedule(starts_at: number, ends_at: number, time_zone: string): YearDaySchedule | undefined {
  const start = minuteOf(wallTime(starts_at, time_zone));
  const end = minuteOf(Math.min(wallTime(ends_at, time_zone), repeatAfter(ends_at, time_zone)));
  const [from, to] = [new Date(start), new Date(end)];
  const isSayable = [from, to].every((date) => date.getUTCFullYear() >= 2000 && date.getUTCFullYear() <= 2099);
  if (end <= start || !isSayable) return undefined;
  return {
    startYear: from.getUTCFullYear() - 2000,
    startMonth: from.getUTCMonth() + 1,
    startDay: from.getUTCDate(),
    startHour: from.getUTCHours(),
    startMinute: from.getUTCMinutes(),
    stopYear: to.getUTCFullYear() - 2000,
    stopMonth: to.getUTCMonth() + 1,
    stopDay: to.getUTCDate(),
    stopHour: to.getUTCHours(),
    stopMinute: to.getUTCMinutes(),
  };
}

const minuteOf = (time: number): number => Math.floor(time / minuteMs) * minuteMs;

/** Local time to which clocks are set back within the next three hours; `Infinity` if they are not. */
function repeatAfter(moment: number, time_zone: string): number {
  const offsetAt = (at: number) => wallTime(at, time_zone) - minuteOf(at);
  let [before, after] = [minuteOf(moment), minuteOf(moment + longestRepeatMs)];
  const earlier = offsetAt(before);
  if (offsetAt(after) >= earlier) return Number.POSITIVE_INFINITY;
  while (after - before > minuteMs) {
    const middle = minuteOf((before + after) / 2);
    if (offsetAt(middle) < earlier) after = middle;
    else before = middle;
  }
  return wallTime(after, time_zone);
}

// Formats numbers, dates and times in one locale.
import { isPlainNumber, numbersOf, makeOnDemand } from "./intl-on-demand.ts";

/** Hour cycle. Unset for the locale's own habit. */
export type HourCycle = "h11" | "h12" | "h23" | "h24";

/** Reader of the output, if it is not the browser itself. */
export interface Reader {
  /** Current time, in epoch milliseconds. */
  readonly now: number;
  /** Zone of the reader's clock; `null` if unknown, in which case a time of day is in UTC and says so. */
  readonly timeZone: string | null;
}

export interface Formatter {
  readonly locale: string;
  /** Unset for the browser itself. */
  readonly reader: Reader | undefined;
  /** Returns the current time, in epoch milliseconds. */
  readonly now: () => number;
  /** Zone of the reader's own clock, if it is not the browser's. */
  readonly ownZone: string | undefined;
  number(value: number): string;
  /** Formats a fraction from 0 to 1 as whole percent, rounded down (docs/specification/spec.md §9). */
  percent(fraction: number): string;
  /**
   * Formats a day and a time of day: Fri, Jun 12, 2026, 11:00 AM. If clocks show the time twice that night, it includes
   * the name of the zone's time: 1:30 AM EST.
   * @param zone - Unset for the reader's own; `null` while it is unknown, which gives "..." instead.
   */
  dateTime(time: string | number | Date, zone?: string | null): string;
  /** Formats a span, with the year only if it differs from the current year there: Dec 1, 3:00 PM – Dec 4, 11:00 AM. */
  range(start: string | number, end: string | number, zone?: string | null): string;
  /** Formats a past moment: 11:00 AM if it was today, otherwise with its day. */
  timeOrDay(time: string | number, zone?: string | null): string;
  /** Formats a moment, or a span, in other parts than those above. `clock` has the parts of a time of day. */
  show(time: string | number, parts: Intl.DateTimeFormatOptions, zone?: string | null, end?: string | number): string;
  clock(): Intl.DateTimeFormatOptions;
}

/**
 * Makes a formatter. Text that is not a date is returned unchanged. An unknown zone counts as the browser's own, an
 * unknown hour cycle as unset.
 */
export function formatOf(locale: string, hourCycle?: HourCycle | null, reader?: Reader): Formatter {
  const now = () => reader?.now ?? Date.now();
  const own = reader && (reader.timeZone ?? "UTC");
  const percent = makeOnDemand(() => new Intl.NumberFormat(locale, { style: "percent" }));
  // Whole percent in English needs no formatter of the browser.
  const percentOf = (whole: number) => (isPlainNumber(locale, whole) ? `${whole}%` : percent().format(whole / 100));
  const formats = new Map<string, Intl.DateTimeFormat>();
  const clock = makeOnDemand(() => clockOf(locale, /^h(1[12]|2[34])$/.test(hourCycle as string) ? hourCycle : null));
  const short = (): Options => ({ month: "short", day: "numeric", ...clock() });
  const dated = (): Options => ({ year: "numeric", ...short() });
  const whole = (): Options => ({ weekday: "short", ...dated() });

  const formatIn = (options: Options, zone: string): Intl.DateTimeFormat => {
    const key = Object.keys(options) + zone;
    const format = formats.get(key) ?? dateFormat(locale, options, zone);
    formats.set(key, format);
    return format;
  };
  const show = (start: Moment, options: Options, asked: string | null = "", end = start): string => {
    const zone = asked === "" && own ? own : asked;
    const [from, to] = [new Date(start), new Date(end)];
    if (Number.isNaN(+from)) return typeof start === "object" ? "–" : String(start);
    if (Number.isNaN(+to)) return show(start, options, asked);
    if (zone === null) return "...";
    const plain = formatIn(options, zone);
    // When clocks go back, they show the same time an hour before or after.
    const isTwice = [from, to].some((date) =>
      [-hourMs, hourMs].some((by) => plain.format(+date + by) === plain.format(date)),
    );
    // The zone's name replaces the weekday, so that the text keeps its width when the reader's zone is known.
    const isUnsure = asked === "" && reader?.timeZone === null;
    const named = { ...options, ...(isUnsure && { weekday: undefined }), timeZoneName: "short" } as const;
    const format = (isTwice || isUnsure) && options.hour ? formatIn(named, zone) : plain;
    return +from === +to ? format.format(from) : format.formatRange(from, to);
  };
  const dayOf = (time: Moment, zone?: string | null) => show(time, { dateStyle: "short" }, zone);
  const yearOf = (time: Moment, zone?: string | null) => show(time, { year: "numeric" }, zone);
  const areThisYear = (times: Moment[], zone?: string | null) =>
    times.every((time) => yearOf(time, zone) === yearOf(now(), zone));

  return {
    locale,
    reader,
    now,
    ownZone: own,
    number: numbersOf(locale),
    percent: (fraction) => percentOf(Math.floor(fraction * 100 + 1e-9)),
    dateTime: (time, zone) => show(time, whole(), zone),
    range: (start, end, zone) => show(start, (areThisYear([start, end], zone) ? short : dated)(), zone, end),
    timeOrDay: (time, zone) => show(time, dayOf(time, zone) === dayOf(now(), zone) ? clock() : whole(), zone),
    show,
    clock,
  };
}

type Moment = string | number | Date;
type Options = Intl.DateTimeFormatOptions;

const hourMs = 3_600_000;

/**
 * Options for the time of day. `hour: "numeric"` alone gives 6:05 or 06:05, depending on the other options; `timeStyle`
 * is the locale's habit. Ranges always show hours with AM and PM in one digit, so all other formats do too.
 */
function clockOf(locale: string, hourCycle: HourCycle | null | undefined): Options {
  const cycle = hourCycle ? { hourCycle } : {};
  const habit = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC", ...cycle });
  const hasTwoDigits = /^\P{Nd}*\p{Nd}{2}/u.test(habit.format(6 * hourMs)) && !habit.resolvedOptions().hour12;
  return { hour: hasTwoDigits ? "2-digit" : "numeric", minute: "2-digit", ...cycle };
}

/** Makes a date format. An empty or unknown zone, which Intl refuses, gives the browser's own zone. */
export function dateFormat(locale: string, options: Options, zone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  } catch {
    return new Intl.DateTimeFormat(locale, options);
  }
}

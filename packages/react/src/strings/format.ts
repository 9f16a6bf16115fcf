// Numbers, dates and times of one locale.

/** Unset: the locale's own habit. */
export type HourCycle = "h11" | "h12" | "h23" | "h24";

export interface Format {
  readonly locale: string;
  number(value: number): string;
  /** 0..1 as whole percent, rounded down (spec §9). */
  percent(fraction: number): string;
  /** A day: Jun 12, 2026. `zone`: unset for the reader's own; `null` for one that is not known yet, which gives "..." instead of a day. */
  date(iso: string | Date, zone?: string | null): string;
  /** A day and a time of day: Jun 12, 2026, 11:00 AM. */
  dateTime(time: string | number | Date, zone?: string | null): string;
}

/** Text that is no date is returned as it came. An unknown zone counts as the reader's own, an unknown hour cycle as unset. */
export function formatOf(locale: string, hourCycle?: HourCycle | null): Format {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  const formats = new Map<string, Intl.DateTimeFormat>();
  const day: Intl.DateTimeFormatOptions = { dateStyle: "medium" };
  const moment: Intl.DateTimeFormatOptions = {
    ...day,
    timeStyle: "short",
    ...(/^h(1[12]|2[34])$/.test(hourCycle as string) && { hourCycle: hourCycle as HourCycle }),
  };

  const show = (value: string | number | Date, options: Intl.DateTimeFormatOptions, zone: string | null = ""): string => {
    const date = new Date(value);
    if (Number.isNaN(+date)) return typeof value === "object" ? "–" : String(value);
    if (zone === null) return "...";
    const key = options.timeStyle + zone;
    const format = formats.get(key) ?? dateFormat(locale, options, zone);
    formats.set(key, format);
    return format.format(date);
  };

  return {
    locale,
    // oxlint-disable-next-line typescript/unbound-method -- Intl binds it
    number: number.format,
    percent: (fraction) => percent.format(Math.floor(fraction * 100 + 1e-9) / 100),
    date: (iso, zone) => show(iso, day, zone),
    dateTime: (time, zone) => show(time, moment, zone),
  };
}

/** Intl refuses "", which stands for the reader's own zone, just as it does an unknown one. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions, zone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  } catch {
    return new Intl.DateTimeFormat(locale, options);
  }
}

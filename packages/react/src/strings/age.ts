import type { Formatter } from "./format.ts";

/** Formats how long ago a moment was, in whole minutes, hours or days, rounded down: 4 hours ago. */
export function ageOf({ locale, now }: Pick<Formatter, "locale" | "now">, time: string | number): string {
  const minutes = Math.max(0, Math.floor((now() - +new Date(time)) / 60_000));
  const say = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    new Intl.RelativeTimeFormat(locale).format(-value, unit);
  if (minutes < 60) return say(minutes, "minute");
  return minutes < 1440 ? say(Math.floor(minutes / 60), "hour") : say(Math.floor(minutes / 1440), "day");
}

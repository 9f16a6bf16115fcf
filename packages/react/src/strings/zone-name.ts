import { dateFormat } from "./format.ts";

/** Returns the name of a zone's time in a language: Eastern Time. */
export function zoneName(locale: string, zone: string): string {
  const called = (timeZoneName: "longGeneric" | "long") =>
    dateFormat(locale, { timeZoneName }, zone)
      .formatToParts()
      .find(({ type }) => type === "timeZoneName")?.value;
  const words = called("longGeneric") ?? zone;
  // For UTC, `longGeneric` gives GMT+00:00, and only `long` gives a name.
  return /\p{Nd}/u.test(words) ? (called("long") ?? words) : words;
}

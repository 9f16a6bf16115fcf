import { invalidInput } from "./errors.ts";

const firstYear = 1970;
const lastYear = 9999;

/**
 * Any date a caller may write (platform-api §1.5), as stored. Without a zone it is in UTC, wherever the server stands. Refuses days that
 * no calendar has, which `Date` would take for days of the next month, and years whose ISO text would not sort.
 */
export function toMoment(field: string, given: string): string {
  const text = given.trim();
  const date = new Date(isBareDay.test(text) || hasZone.test(text) ? text : `${text}${isIsoTime.test(text) ? "Z" : " UTC"}`);
  const year = date.getUTCFullYear();
  if (Number.isNaN(year) || year < firstYear || year > lastYear)
    throw invalidInput(field, `Must be a date between ${firstYear} and ${lastYear}`);
  const [, isoYear, month, day] = isoDay.exec(text) ?? [];
  if (Number(day) > lastDayOf(Number(isoYear), Number(month))) throw invalidInput(field, "Must be a day that the calendar has");
  return date.toISOString();
}

const isoDay = /^(\d{4})-(\d\d)-(\d\d)/;
/** `Date` reads these as UTC already. */
const isBareDay = /^\d{4}(?:-\d\d(?:-\d\d)?)?$/;
const isIsoTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;
/** A zone's name, or an offset after a time. `Date` would read a text without either in the zone of the server. */
const hasZone = /\b(?:z|utc?|gmt|[ecmp][sd]t)\b|\dz\b|:\d\d(?:\.\d+)?\s*[+-]\d/i;
const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

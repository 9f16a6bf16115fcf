import { isoMoment, isoMomentWords } from "@mortise/contract";
import { invalidInput } from "./errors.ts";

const firstYear = 1970;
const lastYear = 9999;

/**
 * An ISO 8601 date that a caller wrote (platform-api §1.5), as stored. Without a zone it is in UTC, wherever the server
 * stands. Refuses days that no calendar has, which `Date` would take for days of the next month, and years whose ISO
 * text would not sort.
 */
export function toMoment(field: string, given: string): string {
  const parts = isoMoment.exec(given.trim())?.groups;
  if (!parts) throw invalidInput(field, isoMomentWords);
  const { year = "", month = "01", day = "01", hour = "00", minute = "00", second = "00", fraction = "0" } = parts;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction}${zoneOf(parts)}`);
  const utcYear = date.getUTCFullYear();
  if (Number.isNaN(utcYear) || utcYear < firstYear || utcYear > lastYear)
    throw invalidInput(field, `Must be a date between ${firstYear} and ${lastYear}`);
  if (Number(day) > lastDayOf(Number(year), Number(month)))
    throw invalidInput(field, "Must be a day that the calendar has");
  return date.toISOString();
}

const zoneOf = ({ sign, offset_hour, offset_minute = "00" }: Record<string, string>): string =>
  sign === undefined ? "Z" : `${sign}${offset_hour}:${offset_minute}`;

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

import { isoMoment, isoMomentWords } from "@mortise/contract";
import { invalidInput } from "./errors.ts";
import { zoneNamed } from "./text/time-zone.ts";
import { momentIn, offsetIn } from "./text/wall-time.ts";

const firstYear = 1970;
const lastYear = 9999;

/**
 * Converts a caller's ISO 8601 date (platform-api §1.5) to the stored form. Without a zone it is in UTC; a zone in
 * brackets makes it local time there. Throws for impossible days, which `Date` would move to the next month, and for
 * years outside 1970 to 9999.
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
  return (parts["zone"] === undefined ? date : inZone(field, date, parts, parts["zone"])).toISOString();
}

/** Whether a caller's date contains a zone. A date without one is read as UTC. */
export function hasZone(given: string): boolean {
  const { utc, sign, zone } = isoMoment.exec(given.trim())?.groups ?? {};
  return [utc, sign, zone].some((part) => part !== undefined);
}

/** Applies a zone. @param read - Moment by its offset, or the local time read as UTC. */
function inZone(field: string, read: Date, parts: Record<string, string | undefined>, name: string): Date {
  const zone = zoneNamed(name);
  if (zone === undefined) throw invalidInput(field, "Must name a time zone that there is, such as [Europe/Berlin]");
  // `Z` gives the moment, and says nothing about the zone (RFC 9557).
  if (parts["utc"] !== undefined) return read;
  if (parts["sign"] === undefined) {
    const moment = momentIn(zone, read.getTime());
    if (moment !== undefined) return new Date(moment);
    throw invalidInput(field, `Must be a time that clocks in ${zone} show; on that day they skip this one`);
  }
  const minutes = Number(parts["offset_hour"]) * 60 + Number(parts["offset_minute"] ?? 0);
  const told = minutes * 60_000 * (parts["sign"] === "-" ? -1 : 1);
  if (offsetIn(zone, read.getTime()) === told) return read;
  throw invalidInput(field, `Must have the offset of ${zone} at that time, or none`);
}

const zoneOf = ({ sign, offset_hour, offset_minute = "00" }: Record<string, string>): string =>
  sign === undefined ? "Z" : `${sign}${offset_hour}:${offset_minute}`;

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

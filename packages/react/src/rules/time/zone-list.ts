// Lists the zones that a person can choose.
import { canonicalZone, isTimeZone } from "./time-zones.ts";
import { offsetText } from "./wall-time.ts";
import { offsetAt } from "./zone-offset.ts";

export interface TimeZone {
  /** IANA name, such as `America/Argentina/Buenos_Aires`. */
  readonly name: string;
  /** Minutes ahead of UTC at the given moment. */
  readonly offset: number;
}

/**
 * Lists every zone that the browser knows, from west to east, with its offset at `now`. Each appears once, under the
 * first of its names in `include`, if any. The first call takes a moment, so call it when the list opens.
 */
export function listTimeZones(now: number, include: readonly string[] = []): TimeZone[] {
  const names = new Map([...Intl.supportedValuesOf("timeZone"), "UTC"].map((name) => [name, name]));
  for (const name of include.filter(isTimeZone).reverse()) names.set(canonicalZone(name), name);
  return [...names.values()]
    .filter(isTimeZone)
    .map((name) => ({ name, offset: offsetAt(name, now) }))
    .sort((one, other) => one.offset - other.offset || (zonePlace(one.name) < zonePlace(other.name) ? -1 : 1));
}

/** Formats an offset label: `UTC+05:30`, `UTC−03:00`. */
export const offsetLabel = (minutes: number): string => `UTC${offsetText(minutes, "−")}`;

/**
 * Returns the place whose clocks a zone follows: New York; Knox, Indiana. A zone that is only an offset returns that.
 * Intl has no names of cities in other languages.
 */
export function zonePlace(name: string): string {
  if (/^Etc\/GMT[+-]/.test(name)) return offsetLabel(offsetAt(name, 0));
  const [area = "", ...places] = zoneLabel(name).split("/");
  return places.toReversed().join(", ") || area;
}

/** Formats a zone for reading, by the city's current name: Asia/Ho Chi Minh. */
export const zoneLabel = (name: string): string =>
  (newNames[name] ? name.replace(/[^/]+$/, newNames[name]) : name).replaceAll("_", " ");

/** Returns the names of a zone, current and former. */
export const zoneNames = (name: string): string[] => {
  const label = zoneLabel(name);
  const former = Object.keys(newNames).find((old) => zoneLabel(old) === label);
  return [name, name.replaceAll("_", " "), label, former ?? name];
};

/** Current names of cities that some browsers list only by their former names. */
const newNames: Readonly<Record<string, string>> = {
  "America/Godthab": "Nuuk",
  "Asia/Calcutta": "Kolkata",
  "Asia/Katmandu": "Kathmandu",
  "Asia/Rangoon": "Yangon",
  "Asia/Saigon": "Ho Chi Minh",
  "Atlantic/Faeroe": "Faroe",
  "Europe/Kiev": "Kyiv",
};

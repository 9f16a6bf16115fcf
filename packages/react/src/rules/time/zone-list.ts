// The zones a person can choose from.
import { canonicalZone, isTimeZone } from "./time-zones.ts";
import { offsetText } from "./wall-time.ts";
import { offsetAt } from "./zone-offset.ts";

export interface TimeZone {
  /** IANA name: `America/Argentina/Buenos_Aires`. */
  readonly name: string;
  /** Minutes ahead of UTC at the moment asked about. */
  readonly offset: number;
}

/**
 * Every zone the browser knows, from west to east, with its offset at `now`; each once, by the first of its names in
 * `include` if it is there. Takes a moment at first: call it when the list opens.
 */
export function listTimeZones(now: number, include: readonly string[] = []): TimeZone[] {
  const names = new Map([...Intl.supportedValuesOf("timeZone"), "UTC"].map((name) => [name, name]));
  for (const name of include.filter(isTimeZone).reverse()) names.set(canonicalZone(name), name);
  return [...names.values()]
    .filter(isTimeZone)
    .map((name) => ({ name, offset: offsetAt(name, now) }))
    .sort((one, other) => one.offset - other.offset || (zonePlace(one.name) < zonePlace(other.name) ? -1 : 1));
}

/** `UTC+05:30`, `UTC−03:00` */
export const offsetLabel = (minutes: number): string => `UTC${offsetText(minutes, "−")}`;

/**
 * The place whose clocks it follows: New York; Knox, Indiana. Of a zone that is an offset alone, that offset. Intl has no
 * names of cities in other languages.
 */
export function zonePlace(name: string): string {
  if (/^Etc\/GMT[+-]/.test(name)) return offsetLabel(offsetAt(name, 0));
  const [area = "", ...places] = zoneLabel(name).split("/");
  return places.toReversed().join(", ") || area;
}

/** As people write it, by the city's present name: Asia/Ho Chi Minh. */
export const zoneLabel = (name: string): string =>
  (newNames[name] ? name.replace(/[^/]+$/, newNames[name]) : name).replaceAll("_", " ");

/** Its names, present and former. */
export const zoneNames = (name: string): string[] => {
  const label = zoneLabel(name);
  const former = Object.keys(newNames).find((old) => zoneLabel(old) === label);
  return [name, name.replaceAll("_", " "), label, former ?? name];
};

/** The new names of cities that some browsers list by their former ones only. */
const newNames: Readonly<Record<string, string>> = {
  "America/Godthab": "Nuuk",
  "Asia/Calcutta": "Kolkata",
  "Asia/Katmandu": "Kathmandu",
  "Asia/Rangoon": "Yangon",
  "Asia/Saigon": "Ho Chi Minh",
  "Atlantic/Faeroe": "Faroe",
  "Europe/Kiev": "Kyiv",
};

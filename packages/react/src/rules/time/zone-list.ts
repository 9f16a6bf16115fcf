// The zones a person can choose from.
import { canonicalZone, isTimeZone } from "./time-zones.ts";
import { offsetText } from "./wall-time.ts";
import { offsetAt } from "./zone-offset.ts";

interface TimeZone {
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
    .sort((one, other) => one.offset - other.offset || (one.name < other.name ? -1 : 1));
}

/** `UTC+05:30`, `UTC−03:00` */
export const offsetLabel = (minutes: number): string => `UTC${offsetText(minutes, "−")}`;

/** As people write it, by the city's present name: Asia/Ho Chi Minh. */
export const zoneLabel = (name: string): string =>
  (newNames[name] ? name.replace(/[^/]+$/, newNames[name]) : name).replaceAll("_", " ");

/** The texts by which a search in the list finds a zone: its names, and its offset. */
export const zoneTexts = ({ name, offset }: TimeZone): string[] => {
  const label = zoneLabel(name);
  const former = Object.keys(newNames).find((old) => zoneLabel(old) === label);
  return [name, name.replaceAll("_", " "), label, former ?? name, offsetLabel(offset), `UTC${offsetText(offset)}`];
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

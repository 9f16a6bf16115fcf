// The zones a person can choose from.
import { isTimeZone } from "./time-zones.ts";
import { offsetText } from "./wall-time.ts";
import { offsetAt } from "./zone-offset.ts";

export interface TimeZone {
  /** IANA name: `America/Argentina/Buenos_Aires`. */
  readonly name: string;
  /** Minutes ahead of UTC at the moment asked about. */
  readonly offset: number;
}

/** Every zone the browser knows, from west to east, with its offset at `now`. Takes a moment at first: call it when the list opens. */
export function listTimeZones(now: number, include: readonly string[] = []): TimeZone[] {
  const names = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", ...include]);
  return [...names]
    .filter(isTimeZone)
    .map((name) => ({ name, offset: offsetAt(name, now) }))
    .sort((one, other) => one.offset - other.offset || (one.name < other.name ? -1 : 1));
}

/** `UTC+05:30`, `UTC−03:00` */
export const offsetLabel = (minutes: number): string => `UTC${offsetText(minutes, "−")}`;

/** The texts by which a search in the list finds a zone. */
export const zoneTexts = ({ name, offset }: TimeZone): string[] => [
  name,
  name.replaceAll("_", " "),
  offsetLabel(offset),
  `UTC${offsetText(offset)}`,
  newNames[name] ?? name,
];

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

import type { Device } from "@mortise/client";
import { offsetAt, offsetText } from "./wall-time.ts";

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

/** What a search in the list looks at. */
export const zoneTexts = ({ name, offset }: TimeZone): string[] => [
  name,
  name.replaceAll("_", " "),
  offsetLabel(offset),
  `UTC${offsetText(offset)}`,
  newNames[name] ?? name,
];

/** Some browsers list cities by names nobody looks for any more. */
const newNames: Readonly<Record<string, string>> = {
  "America/Godthab": "Nuuk",
  "Asia/Calcutta": "Kolkata",
  "Asia/Katmandu": "Kathmandu",
  "Asia/Rangoon": "Yangon",
  "Asia/Saigon": "Ho Chi Minh",
  "Atlantic/Faeroe": "Faroe",
  "Europe/Kiev": "Kyiv",
};

/** The zone of the reader's own clock. */
export function localTimeZone(): string {
  const name = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(name) ? name : "UTC";
}

/** The zone a door stands in; `null` when nobody knows, or the browser does not. */
export function doorTimeZone(device: Pick<Device, "location"> | undefined): string | null {
  const names = [device?.location?.timezone, device?.location?.time_zone];
  return names.find(isTimeZone) ?? null;
}

/** Two names may stand for one zone: Asia/Calcutta, Asia/Kolkata. */
export const isSameZone = (one: string, other: string): boolean => one === other || canonical(one) === canonical(other);

export function isTimeZone(name: unknown): name is string {
  // A bare offset is a zone for Intl, but has no daylight saving: not what a person means.
  if (typeof name !== "string" || !/^[A-Za-z]/.test(name)) return false;
  try {
    offsetAt(name, 0);
    return true;
  } catch {
    return false;
  }
}

function canonical(name: string): string {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return name;
  }
}

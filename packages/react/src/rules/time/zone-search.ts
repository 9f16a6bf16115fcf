// Search texts of zones: names, offsets as people type them, and short names such as EST.
import { type TimeZone, offsetLabel, zoneNames, zonePlace } from "./zone-list.ts";
import { offsetText } from "./wall-time.ts";

interface NamedZone extends TimeZone {
  /** Name of its time in the reader's language, such as Eastern Time. */
  readonly words: string;
}

/**
 * Returns the texts of each zone, in order. This takes a moment, so call it when a search starts, not when the list
 * opens.
 * @param locale - The reader's.
 * @param at - A moment of the year whose winter and summer count.
 */
export function zoneSearchTexts(zones: readonly NamedZone[], at: number, locale: string): readonly string[][] {
  // Zones with the same name and offset have the same short names. Cached, because looking these up is slow.
  const known = new Map<string, string[]>();
  return zones.map((zone) => {
    const key = `${zone.words} ${zone.offset}`;
    const short = known.get(key) ?? shortNames(zone.name, at, locale);
    known.set(key, short);
    return [...zoneNames(zone.name), zonePlace(zone.name), zone.words, ...offsetTexts(zone.offset), ...short];
  });
}

/** Returns UTC+05:30 and GMT+5:30, with both kinds of minus. */
function offsetTexts(minutes: number): string[] {
  const long = [offsetLabel(minutes), `UTC${offsetText(minutes)}`];
  const short = long.map((text) => text.replace(/0(?=\d:)/, "").replace(":00", ""));
  return [...long, ...short].flatMap((text) => [text, text.replace("UTC", "GMT")]);
}

/** Returns short names of a zone, in variants of English and in the reader's language: EST and EDT; MEZ and MESZ. */
function shortNames(zone: string, at: number, locale: string): string[] {
  const year = new Date(at).getUTCFullYear();
  const halves = [Date.UTC(year, 0, 15), Date.UTC(year, 6, 15)];
  const english = englishOf[zone.slice(0, zone.indexOf("/"))] ?? [];
  const names = [locale, "en-US", ...english].flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "short" });
    return halves.map((half) => format.formatToParts(half).find(({ type }) => type === "timeZoneName")?.value ?? "");
  });
  // Languages without a short name give GMT+1 instead.
  return [...new Set(names)].filter((name) => name !== "" && !/\p{Nd}/u.test(name));
}

/** Variants of English that have short names for the zones of a region. */
const englishOf: Readonly<Record<string, readonly string[]>> = {
  Africa: ["en-ZA", "en-GB"],
  America: ["en-CA"],
  Antarctica: ["en-NZ"],
  Asia: ["en-IN", "en-GB"],
  Atlantic: ["en-GB"],
  Australia: ["en-AU"],
  Europe: ["en-GB"],
  Pacific: ["en-NZ"],
};

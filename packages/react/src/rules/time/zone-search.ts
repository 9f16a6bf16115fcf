// What a search in the list of zones finds each one by: names, offsets as people type them, and short names like EST.
import { type TimeZone, offsetLabel, zoneNames, zonePlace } from "./zone-list.ts";
import { offsetText } from "./wall-time.ts";

interface NamedZone extends TimeZone {
  /** What its time is called in the reader's language: Eastern Time. */
  readonly words: string;
}

/**
 * The texts for each zone, in their order. Takes a moment: call it when a search begins, not when the list opens.
 * @param locale the reader's
 * @param at a moment of the year whose winter and summer count
 */
export function zoneSearchTexts(zones: readonly NamedZone[], at: number, locale: string): readonly string[][] {
  // Zones of one name and offset have the same short names, and asking for these is what takes time.
  const known = new Map<string, string[]>();
  return zones.map((zone) => {
    const key = `${zone.words} ${zone.offset}`;
    const short = known.get(key) ?? shortNames(zone.name, at, locale);
    known.set(key, short);
    return [...zoneNames(zone.name), zonePlace(zone.name), zone.words, ...offsetTexts(zone.offset), ...short];
  });
}

/** UTC+05:30, GMT+5:30, with both kinds of minus. */
function offsetTexts(minutes: number): string[] {
  const long = [offsetLabel(minutes), `UTC${offsetText(minutes)}`];
  const short = long.map((text) => text.replace(/0(?=\d:)/, "").replace(":00", ""));
  return [...long, ...short].flatMap((text) => [text, text.replace("UTC", "GMT")]);
}

/** EST and EDT; MEZ and MESZ in German: those that an English or the reader's language has for the zone. */
function shortNames(zone: string, at: number, locale: string): string[] {
  const year = new Date(at).getUTCFullYear();
  const halves = [Date.UTC(year, 0, 15), Date.UTC(year, 6, 15)];
  const english = englishOf[zone.slice(0, zone.indexOf("/"))] ?? [];
  const names = [locale, "en-US", ...english].flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "short" });
    return halves.map((half) => format.formatToParts(half).find(({ type }) => type === "timeZoneName")?.value ?? "");
  });
  // GMT+1 is what languages without a short name put in its place.
  return [...new Set(names)].filter((name) => name !== "" && !/\p{Nd}/u.test(name));
}

/** Englishes that have short names for the zones of a part of the world. */
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

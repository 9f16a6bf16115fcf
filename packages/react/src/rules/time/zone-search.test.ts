import { describe, expect, it, vi } from "vitest";
import { formatOf } from "../../strings/format.ts";
import { zoneName } from "../../strings/zone-name.ts";
import { searchTextOf, createMatcher } from "../search/search.ts";
import { listTimeZones, zonePlace } from "./zone-list.ts";
import { canonicalZone } from "./time-zones.ts";
import { zoneSearchTexts } from "./zone-search.ts";

const winter = Date.UTC(2026, 0, 10);
const listed = (locale: string, at = winter) => {
  const format = formatOf(locale);
  return listTimeZones(at).map(({ name, offset }) => ({ name, offset, words: zoneName(format.locale, name) }));
};
const texts = new Map<string, ReturnType<typeof listed>>();
const search = (typed: string, locale = "en-US", at = winter) => {
  const zones = texts.get(`${locale} ${at}`) ?? listed(locale, at);
  texts.set(`${locale} ${at}`, zones);
  const all = zoneSearchTexts(zones, at, locale).map(searchTextOf);
  const matches = createMatcher(typed);
  return zones.filter((_, index) => matches(all[index] ?? "")).map(({ name }) => name);
};

describe("a search finds a zone", () => {
  it.each([
    ["EST", "America/New_York"],
    ["edt", "America/New_York"],
    ["PST", "America/Los_Angeles"],
    ["PDT", "America/Los_Angeles"],
    ["CET", "Europe/Berlin"],
    ["CEST", "Europe/Berlin"],
    ["BST", "Europe/London"],
    ["AEDT", "Australia/Sydney"],
    ["SAST", "Africa/Johannesburg"],
    ["NZST", "Pacific/Auckland"],
    ["GST", "Asia/Dubai"],
    ["GMT+1", "Europe/Berlin"],
    ["UTC+1", "Europe/Berlin"],
    ["utc+01:00", "Europe/Berlin"],
    ["GMT-5", "America/New_York"],
    ["GMT−5", "America/New_York"],
    ["UTC-05:00", "America/New_York"],
    ["UTC−3:30", "America/St_Johns"],
    ["America/New_York", "America/New_York"],
    ["america/new york", "America/New_York"],
    ["new york", "America/New_York"],
    ["Eastern Time", "America/New_York"],
    ["Knox, Indiana", "America/Indiana/Knox"],
    ["Kolkata", canonicalZone("Asia/Kolkata")],
    ["calcutta", canonicalZone("Asia/Kolkata")],
    ["kathmandu", canonicalZone("Asia/Kathmandu")],
    ["Kyiv", canonicalZone("Europe/Kyiv")],
    ["ho chi minh", canonicalZone("Asia/Saigon")],
    ["UTC+05:45", canonicalZone("Asia/Kathmandu")],
  ])("by %s: %s", (typed, name) => expect(search(typed)).toContain(name));

  it.each([
    ["de", "MEZ", "Europe/Berlin"],
    ["de", "MESZ", "Europe/Berlin"],
    ["de", "EST", "America/New_York"],
    ["es", "CEST", "Europe/Madrid"],
    ["ja", "JST", "Asia/Tokyo"],
    ["pt-BR", "BRT", "America/Sao_Paulo"],
    ["ar", "PST", "America/Los_Angeles"],
    ["fr", "New York", "America/New_York"],
  ])("in %s by %s: %s", (locale, typed, name) => expect(search(typed, locale)).toContain(name));

  it("by the offset of that day alone", () => {
    expect(search("UTC-4", "en-US", Date.UTC(2026, 6))).toContain("America/New_York");
    expect(search("UTC-4")).not.toContain("America/New_York");
  });
});

it("asks for the short names of each name of a time once", () => {
  const zones = listed("de");
  const made = vi.spyOn(Intl, "DateTimeFormat");
  zoneSearchTexts(zones, winter, "de");
  const times = new Set(zones.map(({ words, offset }) => `${words} ${offset}`));
  expect(made.mock.calls.length).toBeLessThanOrEqual(4 * times.size);
  expect(times.size).toBeLessThan(zones.length / 2);
  made.mockRestore();
});

describe("the place of a zone", () => {
  it.each([
    ["America/New_York", "New York"],
    ["America/Indiana/Knox", "Knox, Indiana"],
    ["America/Argentina/Buenos_Aires", "Buenos Aires, Argentina"],
    ["Asia/Saigon", "Ho Chi Minh"],
    ["Europe/Kiev", "Kyiv"],
    ["UTC", "UTC"],
    ["Etc/UTC", "UTC"],
    ["Etc/GMT+12", "UTC−12:00"],
    ["EST5EDT", "EST5EDT"],
  ])("%s: %s", (zone, place) => expect(zonePlace(zone)).toBe(place));

  it("is another for each zone of the list", () => {
    const places = listTimeZones(winter).map(({ name }) => zonePlace(name));
    expect(new Set(places).size).toBe(places.length);
  });
});

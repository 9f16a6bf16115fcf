// Within a language, all formats of a time write the hour in the same way.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ageOf } from "./age.ts";
import { formatOf, type HourCycle } from "./format.ts";

const locales = "en-US en-GB de de-AT fr fr-CA es es-MX pt-BR pt-PT ja zh-CN ar ar-EG sv it nl ko fi".split(" ");
const cycles = [undefined, "h11", "h12", "h23", "h24"] satisfies (HourCycle | undefined)[];
const zone = "UTC";
const soon = Date.parse("2026-06-12T06:05:00Z");
const dayMs = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: soon, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** Returns the hours of all clock times in a text. The minutes are 05 in each. */
const hoursIn = (text: string) => [...text.matchAll(/(\p{Nd}+)(?=\s?[:.h時]\s?[0٠][5٥])/gu)].map(([, hour]) => hour);

describe.each(locales)("%s", (locale) => {
  it.each(cycles)("writes the hour with the same digits everywhere, by the cycle %s", (cycle) => {
    const format = formatOf(locale, cycle);
    const texts = [
      format.timeOrDay(soon, zone),
      format.timeOrDay(soon - dayMs, zone),
      format.dateTime(soon, zone),
      format.range(soon, soon, zone),
      format.range(soon, soon + 400 * dayMs, zone),
      format.range(soon, soon + dayMs, zone),
      // When clocks repeat the time, the name of the zone's time is added.
      format.dateTime("2026-04-04T13:05:00Z", "Pacific/Auckland"),
    ];
    const hours = texts.flatMap(hoursIn);
    expect(hours.length).toBeGreaterThanOrEqual(texts.length);
    expect([texts, new Set(hours.map((hour) => hour?.length)).size]).toEqual([texts, 1]);
  });
});

it.each([
  ["en-US", "6:05 AM"],
  ["en-GB", "06:05"],
  ["de", "06:05"],
  ["fr", "06:05"],
  ["es", "6:05"],
  ["pt-BR", "06:05"],
  ["ja", "6:05"],
  ["zh-CN", "06:05"],
])("%s writes %s, as its readers do", (locale, time) => {
  expect(formatOf(locale).timeOrDay(soon, zone).replace(/\s/gu, " ")).toBe(time);
});

describe("for a reader who is not this browser", () => {
  const now = Date.parse("2026-03-01T12:00:00Z");
  const plain = (text: string) => text.replace(/\s/gu, " ");

  it("a time of day is in the reader's zone, and today is the reader's", () => {
    const format = formatOf("en-US", null, { now, timeZone: "Asia/Tokyo" });
    expect(plain(format.timeOrDay("2026-03-01T10:42:00Z"))).toBe("7:42 PM");
    expect(plain(format.timeOrDay("2026-03-01T10:42:00Z", "UTC"))).toBe("10:42 AM");
    expect(plain(format.timeOrDay("2026-02-28T10:42:00Z"))).toBe("Sat, Feb 28, 2026, 7:42 PM");
    expect(format.now()).toBe(now);
  });

  it("a time in a zone that nobody has named says its zone, and a door's does not", () => {
    const format = formatOf("en-US", null, { now, timeZone: null });
    expect(plain(format.timeOrDay("2026-03-01T10:42:00Z"))).toBe("10:42 AM UTC");
    expect(plain(format.timeOrDay("2026-02-28T10:42:00Z"))).toBe("Feb 28, 2026, 10:42 AM UTC");
    expect(plain(format.timeOrDay("2026-03-01T10:42:00Z", "America/New_York"))).toBe("5:42 AM");
    expect(format.timeOrDay("2026-03-01T10:42:00Z", null)).toBe("...");
    expect(format.number(12)).toBe("12");
  });

  it("an age counts from what is now for the reader", () => {
    expect(ageOf(formatOf("en-US", null, { now, timeZone: null }), "2026-03-01T08:00:00Z")).toBe("4 hours ago");
  });
});

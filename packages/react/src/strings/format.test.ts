// Whatever a sentence needs of a time, one language writes the hour in one way.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formatOf, type HourCycle } from "./format.ts";

const locales = "en-US en-GB de de-AT fr fr-CA es es-MX pt-BR pt-PT ja zh-CN ar ar-EG sv it nl ko fi".split(" ");
const cycles = [undefined, "h11", "h12", "h23", "h24"] satisfies (HourCycle | undefined)[];
const zone = "UTC";
const soon = Date.parse("2026-06-12T06:05:00Z");
const dayMs = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: soon, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** The hours of all clock times in a text; the minutes are 05 in each. */
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
      // Where clocks are put back, the time is given with the name of the zone's time.
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

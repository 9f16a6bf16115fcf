import { describe, expect, it } from "vitest";
import { formatOf } from "./format.ts";
import { dayAndTime, daysAgo, timeOfDay } from "./past-times.ts";

it.each([
  ["2026-06-12T00:00:00Z", "2026-06-12T23:59:00Z", "UTC", 0],
  ["2026-06-11T23:59:00Z", "2026-06-12T00:00:00Z", "UTC", 1],
  ["2026-06-12T00:01:00Z", "2026-06-11T23:59:00Z", "UTC", -1],
  ["2025-12-31T12:00:00Z", "2026-01-02T12:00:00Z", "UTC", 2],
  // By the clocks of the door.
  ["2026-06-11T16:00:00Z", "2026-06-12T14:00:00Z", "Asia/Tokyo", 0],
  ["2026-06-12T05:00:00Z", "2026-06-12T14:00:00Z", "America/Los_Angeles", 1],
  // A day of 23 hours.
  ["2026-03-08T05:30:00Z", "2026-03-09T04:30:00Z", "America/New_York", 1],
  ["Fri, 12 Jun 2026 12:00:00 GMT", "2026-06-12T12:00:00Z", "", 0],
])("from %s to %s in %j it is %i midnights", (time, now, zone, days) => {
  expect(daysAgo(time, Date.parse(now), zone)).toBe(days);
});

describe("what has passed", () => {
  const now = Date.parse("2026-06-12T12:00:00Z");
  const plain = (text: string) => text.replace(/\s/gu, " ");

  it.each([
    ["en-US", "2026-06-02T09:00:00Z", "Tue, Jun 2, 9:00 AM", "9:00 AM"],
    ["en-US", "2025-06-02T09:00:00Z", "Mon, Jun 2, 2025, 9:00 AM", "9:00 AM"],
    ["de", "2026-06-02T06:05:00Z", "Di., 2. Juni, 06:05", "06:05"],
  ])("is written in %s, of %s, as %s and %s", (locale, time, day, hour) => {
    const format = formatOf(locale);
    expect(plain(dayAndTime(format, time, now, "UTC"))).toBe(day);
    expect(plain(timeOfDay(format, time, "UTC"))).toBe(hour);
  });

  it("is of the year and the hour at the door", () => {
    const format = formatOf("en-US");
    const newYear = "2025-12-31T20:00:00Z";
    expect(plain(dayAndTime(format, newYear, now, "Asia/Tokyo"))).toBe("Thu, Jan 1, 5:00 AM");
    expect(plain(dayAndTime(format, newYear, now, "UTC"))).toBe("Wed, Dec 31, 2025, 8:00 PM");
    expect(plain(timeOfDay(format, newYear, "Asia/Tokyo"))).toBe("5:00 AM");
  });
});

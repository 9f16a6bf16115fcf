import { describe, expect, it } from "vitest";
import { formatOf } from "./format.ts";
import { dateTimes, daySpan, daysAgo, timeOfDay } from "./moments.ts";

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
])("from %s to %s in %j it is %i midnights", (time, now, zone, midnights) => {
  expect(daysAgo(time, Date.parse(now), zone)).toBe(midnights);
});

it("days are one with its date, or the first and the last", () => {
  const [friday, sunday] = [Date.parse("2026-06-12T15:00:00Z"), Date.parse("2026-06-14T11:00:00Z")];
  expect(daySpan(formatOf("en-US"), friday, friday, "UTC")).toBe("Fri, Jun 12");
  expect(daySpan(formatOf("en-US"), friday, sunday, "UTC").replace(/\s/gu, " ")).toBe("Fri – Sun");
});

describe("moments", () => {
  const now = Date.parse("2026-06-12T12:00:00Z");
  const plain = (text: string) => text.replace(/\s/gu, " ");

  it.each([
    ["en-US", "2026-06-02T09:00:00Z", "Tue, Jun 2, 9:00 AM", "9:00 AM"],
    ["en-US", "2025-06-02T09:00:00Z", "Mon, Jun 2, 2025, 9:00 AM", "9:00 AM"],
    ["de", "2026-06-02T06:05:00Z", "Di., 2. Juni, 06:05", "06:05"],
  ])("is written in %s, of %s, as %s and %s", (locale, time, day, hour) => {
    const format = formatOf(locale);
    expect(plain(dateTimes(format, [time], "UTC", now).join())).toBe(day);
    expect(plain(timeOfDay(format, time, "UTC"))).toBe(hour);
  });

  it("is of the year and the hour at the door", () => {
    const format = formatOf("en-US");
    const newYear = "2025-12-31T20:00:00Z";
    expect(plain(dateTimes(format, [newYear], "Asia/Tokyo", now).join())).toBe("Thu, Jan 1, 5:00 AM");
    expect(plain(dateTimes(format, [newYear], "UTC", now).join())).toBe("Wed, Dec 31, 2025, 8:00 PM");
    expect(plain(timeOfDay(format, newYear, "Asia/Tokyo"))).toBe("5:00 AM");
  });

  it("has the year at both ends or at none", () => {
    const stay = ["2026-12-30T15:00:00Z", "2027-01-02T11:00:00Z"];
    expect(dateTimes(formatOf("en-US"), stay, "UTC", now).map(plain)).toEqual([
      "Wed, Dec 30, 2026, 3:00 PM",
      "Sat, Jan 2, 2027, 11:00 AM",
    ]);
  });
});

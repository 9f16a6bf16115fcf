import { expect, it } from "vitest";
import { daysAgo } from "./days-ago.ts";

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

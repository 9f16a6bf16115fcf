import { expect, it } from "vitest";
import { endOfDay } from "./end-of-day.ts";

it.each([
  ["2026-11-27T12:00:00Z", "UTC", "2026-11-28T00:00:00.000Z"],
  ["2026-11-27T03:00:00Z", "America/New_York", "2026-11-27T05:00:00.000Z"],
  ["2026-11-27T23:59:59Z", "Asia/Tokyo", "2026-11-28T15:00:00.000Z"],
  // The day on which clocks are put back has 25 hours.
  ["2026-11-01T12:00:00Z", "America/New_York", "2026-11-02T05:00:00.000Z"],
  ["2026-12-31T12:00:00Z", "UTC", "2027-01-01T00:00:00.000Z"],
])("the day of %s in %s ends at %s", (now, zone, end) => {
  expect(new Date(endOfDay(Date.parse(now), zone)).toISOString()).toBe(end);
});

// Windows in the door's local time, through the nights in which clocks are set forward and back.
import { expect, it } from "vitest";
import { wallTime, type YearDaySchedule, yearDaySchedule } from "./wall-clock.ts";

const at = (text: string): number => Date.parse(text);
const two = (value: number): string => String(value).padStart(2, "0");

function shown(starts: string, ends: string, zone: string): string | undefined {
  const kept: YearDaySchedule | undefined = yearDaySchedule(at(starts), at(ends), zone);
  if (!kept) return undefined;
  const from = `${two(kept.startYear)}-${two(kept.startMonth)}-${two(kept.startDay)} ${two(kept.startHour)}:${two(kept.startMinute)}`;
  return `${from} to ${two(kept.stopYear)}-${two(kept.stopMonth)}-${two(kept.stopDay)} ${two(kept.stopHour)}:${two(kept.stopMinute)}`;
}

it.each([
  ["Europe/Berlin", "26-07-01 16:00 to 26-07-02 11:00"],
  ["America/New_York", "26-07-01 10:00 to 26-07-02 05:00"],
  ["Asia/Kolkata", "26-07-01 19:30 to 26-07-02 14:30"],
])("hours are those of the door's own zone: %s", (zone, kept) => {
  expect(shown("2026-07-01T14:00:00Z", "2026-07-02T09:00:00Z", zone)).toBe(kept);
});

it("seconds never let a code open after its end, nor keep it shut at its start", () => {
  expect(shown("2026-07-01T14:00:59Z", "2026-07-01T15:00:59.999Z", "UTC")).toBe("26-07-01 14:00 to 26-07-01 15:00");
  expect(shown("2026-07-01T14:00:10Z", "2026-07-01T14:00:50Z", "UTC")).toBeUndefined();
});

it("the night in which an hour is left out", () => {
  expect(shown("2026-03-29T00:30:00Z", "2026-03-29T01:30:00Z", "Europe/Berlin")).toBe(
    "26-03-29 01:30 to 26-03-29 03:30",
  );
});

/** In Berlin the hour from 02:00 to 03:00 happens from 00:00 to 01:00 UTC, and again from 01:00 to 02:00. */
it.each([
  [
    "that ends in the first of two equal hours ends when that begins",
    "2026-10-24T20:00:00Z",
    "2026-10-25T00:30:00Z",
    "26-10-25 02:00",
  ],
  ["that ends in the second ends then", "2026-10-24T20:00:00Z", "2026-10-25T01:30:00Z", "26-10-25 02:30"],
  ["that ends before both ends then", "2026-10-24T20:00:00Z", "2026-10-24T23:30:00Z", "26-10-25 01:30"],
  ["that ends when the second is over ends then", "2026-10-24T20:00:00Z", "2026-10-25T02:00:00Z", "26-10-25 03:00"],
])("a window %s", (_which, starts, ends, kept) => {
  expect(shown(starts, ends, "Europe/Berlin")).toBe(`26-10-24 22:00 to ${kept}`);
  // The rule itself: after the end of a window the local time is never within it again.
  const kept_ms = Date.parse(`20${kept.replace(" ", "T")}:00Z`);
  for (let minute = 0; minute < 240; minute += 1)
    expect(wallTime(at(ends) + minute * 60_000, "Europe/Berlin")).toBeGreaterThanOrEqual(kept_ms);
});

it("a window that lies in the first of two equal hours cannot be said on a wall", () => {
  expect(shown("2026-10-25T00:10:00Z", "2026-10-25T00:50:00Z", "Europe/Berlin")).toBeUndefined();
});

it("a window that begins in the first of them is open at its start", () => {
  expect(shown("2026-10-25T00:30:00Z", "2026-10-25T10:00:00Z", "Europe/Berlin")).toBe(
    "26-10-25 02:30 to 26-10-25 11:00",
  );
});

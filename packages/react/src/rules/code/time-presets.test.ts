import { expect, it } from "vitest";
import { presetTimes, type TimePreset } from "./time-presets.ts";

const at = (iso: string, startsLater = false) => ({ now: Date.parse(iso), zone: "America/New_York", startsLater });
const morning = at("2027-03-12T14:05:00Z");
const evening = at("2027-03-13T01:30:00Z");

it.each<[string, Omit<TimePreset, "label">, ReturnType<typeof at>, string, string]>([
  [
    "tonight, in the morning",
    { nights: 1, from: "15:00", to: "11:00" },
    morning,
    "2027-03-12T15:00",
    "2027-03-13T11:00",
  ],
  [
    "tonight, in the evening",
    { nights: 1, from: "15:00", to: "11:00" },
    evening,
    "2027-03-12T20:30",
    "2027-03-13T11:00",
  ],
  [
    "3 nights, over a change of clocks",
    { nights: 3, from: "15:00", to: "11:00" },
    morning,
    "2027-03-12T15:00",
    "2027-03-15T11:00",
  ],
  [
    "tonight, just before midnight, at a lock whose codes start on the half hour",
    { nights: 1, from: "15:00", to: "11:00" },
    at("2027-03-13T04:45:00Z", true),
    "2027-03-13T00:00",
    "2027-03-13T11:00",
  ],
  [
    "a day from now, just before midnight, at such a lock",
    { nights: 1 },
    at("2027-03-13T04:45:00Z", true),
    "2027-03-13T00:00",
    "2027-03-14T00:00",
  ],
  ["a week from now", { nights: 7 }, morning, "2027-03-12T09:05", "2027-03-19T09:05"],
  [
    "next week, on a Friday, over a change of clocks",
    { inDays: "monday", nights: 7, from: "15:00", to: "11:00" },
    evening,
    "2027-03-15T15:00",
    "2027-03-22T11:00",
  ],
  [
    "next week, on a Sunday",
    { inDays: "monday", nights: 7, from: "15:00", to: "11:00" },
    at("2027-03-14T16:00:00Z"),
    "2027-03-15T15:00",
    "2027-03-22T11:00",
  ],
  [
    "next week, on a Monday before the hour",
    { inDays: "monday", nights: 7, from: "15:00", to: "11:00" },
    at("2027-03-15T12:00:00Z"),
    "2027-03-22T15:00",
    "2027-03-29T11:00",
  ],
  [
    "in two days, at an hour that has passed today",
    { inDays: 2, nights: 1, from: "08:00" },
    morning,
    "2027-03-14T08:00",
    "2027-03-15T08:00",
  ],
  ["in two days, without an hour", { inDays: 2, nights: 1 }, morning, "2027-03-14T09:05", "2027-03-15T09:05"],
  ...[-3, Number.NaN, "monday2", null].map(
    (inDays): [string, Omit<TimePreset, "label">, ReturnType<typeof at>, string, string] => [
      `a day that is none: ${inDays}`,
      { inDays: inDays as number, nights: 1, from: "15:00", to: "11:00" },
      morning,
      "2027-03-12T15:00",
      "2027-03-13T11:00",
    ],
  ),
  [
    "times that cannot be read",
    { nights: 2, from: "3 pm", to: "25:00" },
    morning,
    "2027-03-12T09:05",
    "2027-03-14T09:05",
  ],
])("%s", (_, preset, opened, starts, ends) => {
  const times = presetTimes({ label: "", ...preset }, opened);
  expect([times.type, times.starts.wall, times.ends.wall]).toEqual(["time_bound", starts, ends]);
});

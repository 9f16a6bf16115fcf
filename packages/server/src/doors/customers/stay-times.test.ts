import { expect, it } from "vitest";
import { timesAsked } from "./stay-times.ts";

const [then, earlier, now, soon, later] = ["2026-01-01", "2026-01-02", "2026-01-03", "2026-01-04", "2026-01-05"].map(
  (day) => `${day}T00:00:00.000Z`,
) as [string, string, string, string, string];

it.each([
  ["at once and without an end", {}, { kind: "moved", starts_at: now, ends_at: null }],
  ["null means the same", { starts_at: null, ends_at: null }, { kind: "moved", starts_at: now, ends_at: null }],
  ["in the past, still running", { starts_at: then, ends_at: soon }, { kind: "moved", starts_at: then, ends_at: soon }],
  ["over already", { starts_at: then, ends_at: earlier }, { kind: "already_ended" }],
  ["over at this moment", { starts_at: then, ends_at: now }, { kind: "already_ended" }],
  ["end before start", { starts_at: later, ends_at: soon }, { kind: "invalid_times" }],
  ["of no length", { starts_at: soon, ends_at: soon }, { kind: "invalid_times" }],
  ["an end in the past alone", { ends_at: earlier }, { kind: "invalid_times" }],
])("a new stay: %s", (_what, fields, expected) => {
  expect(timesAsked(fields, undefined, now)).toEqual(expected);
});

it.each([
  ["nothing said", {}, { kind: "same" }],
  ["the same said again", { starts_at: then, ends_at: soon }, { kind: "same" }],
  ["a later end", { ends_at: later }, { kind: "moved", starts_at: then, ends_at: later }],
  ["no end", { ends_at: null }, { kind: "moved", starts_at: then, ends_at: null }],
  ["an end that has passed", { ends_at: earlier }, { kind: "ended", starts_at: then }],
  ["a start after its end", { starts_at: later }, { kind: "invalid_times" }],
])("a running stay: %s", (_what, fields, expected) => {
  expect(timesAsked(fields, { starts_at: then, ends_at: soon }, now)).toEqual(expected);
});

it.each([
  ["another end in the past", { ends_at: now }, { kind: "same" }],
  ["an end to come", { ends_at: soon }, { kind: "moved", starts_at: then, ends_at: soon }],
])("a stay that is over: %s", (_what, fields, expected) => {
  expect(timesAsked(fields, { starts_at: then, ends_at: earlier }, now)).toEqual(expected);
});

import { expect, it } from "vitest";
import { draftOf, newDraft, typedTime } from "./code-form.ts";
import { unlikelyTimes } from "./unlikely-times.ts";

const now = Date.parse("2026-06-08T14:00:42.500Z");
const zone = "Europe/Copenhagen";
const typed = (starts: string, ends: string) => ({ starts: typedTime(starts), ends: typedTime(ends), zone });

it.each([
  ["2026-06-08T16:30", "2026-06-09T16:30", null, null],
  ["2026-06-08T16:00", "2026-06-09T16:30", null, null],
  ["2026-06-08T15:59", "2026-06-09T16:30", "startedAlready", null],
  ["2025-06-09T11:00", "2026-06-09T16:30", "startedAlready", null],
  ["2026-12-01T15:00", "2206-12-04T11:00", null, "farAhead"],
  ["2206-12-01T15:00", "2206-12-04T11:00", "farAhead", "farAhead"],
  ["2026-12-01T15:00", "2031-06-01T11:00", null, null],
  ["", "", null, null],
])("from %j to %j: %s, %s", (from, to, starts, ends) =>
  expect(unlikelyTimes(typed(from, to), now)).toEqual({ starts, ends }),
);

it("does not question the times that the form began with, however long it is open", () => {
  expect(unlikelyTimes(newDraft({ now, zone }), now + 86_400_000)).toEqual({ starts: null, ends: null });
  const code = { type: "time_bound", starts_at: "2020-01-01T00:00:00Z", ends_at: "2199-01-01T00:00:00Z" };
  const draft = draftOf(code as Parameters<typeof draftOf>[0], { now, zone });
  expect(unlikelyTimes(draft, now)).toEqual({ starts: null, ends: null });
});

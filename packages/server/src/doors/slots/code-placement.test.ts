// Will this code open this door at that time? (platform-api §4.1)
import { expect, it } from "vitest";
import { hoursOnLock, isKeptByLock, wantedAt } from "./code-placement.ts";

const hour = 3_600_000;
const start = Date.parse("2026-06-12T09:00:00.000Z");
const end = start + hour;
const timeless = { starts_at: null, ends_at: null, removal_asked_at: null };
const bound = {
  starts_at: new Date(start).toISOString(),
  ends_at: new Date(end).toISOString(),
  removal_asked_at: null,
};
const removed = { ...bound, removal_asked_at: bound.starts_at };

const works = { on_lock: true, begun: true, gone: false };
const waits = { on_lock: false, begun: false, gone: false };
const over = { on_lock: false, begun: true, gone: true, until: undefined };

it.each([
  ["always without hours", timeless, start, { ...works, until: undefined }],
  ["not a moment before its start", bound, start - 1, { ...waits, until: start }],
  ["from its start on", bound, start, { ...works, until: end }],
  ["up to its end", bound, end - 1, { ...works, until: end }],
  ["not at its end", bound, end, over],
  ["not after a request to remove it", removed, start, over],
  ["not after a request to remove it, without hours", { ...timeless, removal_asked_at: bound.starts_at }, start, over],
])("a code works %s", (_, hours, now, expected) => expect(wantedAt(hours, now, false)).toEqual(expected));

it.each([
  ["not earlier than 72 hours before its start", start - 72 * hour - 1, { ...waits, until: start - 72 * hour }],
  ["from 72 hours before its start", start - 72 * hour, { ...waits, on_lock: true, until: start }],
  ["until its end", start, { ...works, until: end }],
  ["and not after its end", end, over],
])("a lock that keeps hours holds the code %s", (_, now, expected) =>
  expect(wantedAt(bound, now, true)).toEqual(expected),
);

const nobodyChose = { starts_at: bound.starts_at };
it.each([
  ["it can, and nothing else was requested", nobodyChose, true, true],
  ["it cannot", nobodyChose, false, false],
  ["the code has none", { starts_at: null }, true, false],
  ["the code never had any", {}, true, false],
  ["prefer_native_scheduling is false", { ...nobodyChose, wishes: { prefer_native_scheduling: false } }, true, false],
  [
    "prefer_native_scheduling is true, and it can",
    { ...nobodyChose, wishes: { prefer_native_scheduling: true } },
    true,
    true,
  ],
])("whether a lock keeps a code's hours itself: %s", (_, code, native_schedule, kept) =>
  expect(isKeptByLock(code as Parameters<typeof isKeptByLock>[0], native_schedule)).toBe(kept),
);

it("the hours stored for a slot are those that its lock keeps, and none that the server keeps", () => {
  expect([hoursOnLock(bound, true), hoursOnLock(bound, false)]).toEqual([`${bound.starts_at}/${bound.ends_at}`, ""]);
});

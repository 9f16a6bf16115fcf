import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instantOf, newDraft, type StayStart, typedTime } from "./code-form.ts";
import { mostNights, nightsOf, stayOf, stayStarts, stayTimes, stepNights, withNights } from "./stay-times.ts";

const usual = { checkIn: "15:00", checkOut: "11:00" };
const newYork = "America/New_York";
/** Thursday, Nov 27, 2025, at a time of day in New York, or so many days later. */
const onThursday = (clock: string, days = 0) => ({
  now: Date.parse(`2025-11-${27 + days}T${clock}:00-05:00`),
  zone: newYork,
});
const walls = (...asked: Parameters<typeof stayTimes>) => {
  const { starts, ends } = stayTimes(...asked);
  return [starts.wall, ends.wall];
};

describe("one press chooses", () => {
  it.each<[string, StayStart, ReturnType<typeof onThursday>, string, string]>([
    ["tonight, before check-in", "tonight", onThursday("12:47"), "27T15:00", "28T11:00"],
    ["tonight, from now on once check-in has passed", "tonight", onThursday("19:06"), "27T19:06", "28T11:00"],
    ["tonight, in the last minute of the day", "tonight", onThursday("23:59"), "27T23:59", "28T11:00"],
    ["the night that has begun, after midnight", "tonight", onThursday("00:00"), "27T00:00", "27T11:00"],
    ["the night that has begun, until three", "tonight", onThursday("03:00"), "27T03:00", "27T11:00"],
    ["the coming night, after three", "tonight", onThursday("03:01"), "27T15:00", "28T11:00"],
    ["tomorrow", "tomorrow", onThursday("19:06"), "28T15:00", "29T11:00"],
    ["tomorrow by the calendar, after midnight", "tomorrow", onThursday("01:00"), "28T15:00", "29T11:00"],
    ["the coming weekend, on a Thursday", "weekend", onThursday("12:47"), "28T15:00", "30T11:00"],
    ["the coming weekend, on a Monday", "weekend", onThursday("12:47", -3), "28T15:00", "30T11:00"],
    ["the weekend from today, on a Friday", "weekend", onThursday("12:47", 1), "28T15:00", "30T11:00"],
    ["the weekend from now on, on a Friday night", "weekend", onThursday("20:00", 1), "28T20:00", "30T11:00"],
    ["the rest of the weekend, on a Saturday", "weekend", onThursday("12:47", 2), "29T15:00", "30T11:00"],
    ["the next weekend, on a Sunday", "weekend", onThursday("12:47", -4), "28T15:00", "30T11:00"],
  ])("%s", (_, start, opened, starts, ends) =>
    expect(walls(start, opened, usual)).toEqual([`2025-11-${starts}`, `2025-11-${ends}`]),
  );

  it("the hours of the host", () =>
    expect(walls("tomorrow", onThursday("12:47"), { checkIn: "16:30", checkOut: "10:00" })).toEqual([
      "2025-11-28T16:30",
      "2025-11-29T10:00",
    ]));

  it("the coming night, after midnight too, where the check-out of the one that has begun is over", () =>
    expect(walls("tonight", onThursday("02:00"), { ...usual, checkOut: "01:00" })).toEqual([
      "2025-11-27T15:00",
      "2025-11-28T01:00",
    ]));

  it.each([
    ["tonight", "23:45", "2025-11-28T00:00", "2025-11-28T11:00"],
    ["tonight", "02:45", "2025-11-27T03:00", "2025-11-27T11:00"],
    ["tomorrow", "23:45", "2025-11-28T15:00", "2025-11-29T11:00"],
  ] as const)("%s at %s, at a lock that takes no start in the past", (start, clock, starts, ends) =>
    expect(walls(start, { ...onThursday(clock), startsLater: true }, usual)).toEqual([starts, ends]),
  );
});

describe("where clocks change", () => {
  // New York's clocks go forward at 2 AM on Sunday, Mar 8, 2026, and back at 2 AM on Sunday, Nov 1, 2026.
  const span = (opened: { now: number; zone: string }, hours = usual) => {
    const { starts, ends } = stayTimes("tomorrow", opened, hours);
    const [from, to] = [instantOf(starts, newYork), instantOf(ends, newYork)];
    return [from, to].map((instant) => new Date(instant ?? "").toISOString());
  };

  it.each([
    ["an hour less", "2026-03-06T12:00:00-05:00", "2026-03-07T20:00:00.000Z", "2026-03-08T15:00:00.000Z"],
    ["an hour more", "2026-10-30T12:00:00-04:00", "2026-10-31T19:00:00.000Z", "2026-11-01T16:00:00.000Z"],
  ])("a night has %s, and the same hours on the clock", (_, now, from, to) =>
    expect(span({ now: Date.parse(now), zone: newYork })).toEqual([from, to]),
  );

  it("a check-in that clocks skip is the hour after", () =>
    expect(
      span({ now: Date.parse("2026-03-07T12:00:00-05:00"), zone: newYork }, { ...usual, checkIn: "02:30" })[0],
    ).toBe("2026-03-08T07:30:00.000Z"));
});

describe("nights", () => {
  const nights = (start: string, end: string) =>
    nightsOf({ starts: typedTime(`2025-12-${start}`), ends: typedTime(`2025-12-${end}`) }, usual);

  it.each([
    ["05T15:00", "06T11:00", 1],
    ["05T15:00", "09T11:00", 4],
    ["05T01:00", "05T11:00", 1],
    ["05T01:00", "05T02:30", 0],
    ["05T09:00", "05T17:00", 0],
    ["05T15:00", "04T11:00", 0],
    ["05T15:00", "05T15:00", 0],
  ])("from %s to %s: %s", (start, end, count) => expect(nights(start, end)).toBe(count));

  it("of times that cannot be read are not known", () => expect(nights("05T15:00", "40T11:00")).toBeNull());

  it("end at check-out, whatever hour a typed start has", () =>
    expect(withNights(typedTime("2025-12-05T07:06"), 7, usual).ends.wall).toBe("2025-12-12T11:00"));

  it.each([
    [1, -1, 1],
    [1, 1, 2],
    [30, 1, 30],
    [0, 1, 1],
    [45, -1, 30],
  ] as const)("%s and %s are %s", (count, by, next) => expect(stepNights(count, by)).toBe(next));
});

describe("the draft knows which stay it holds", () => {
  const opened = onThursday("12:47");
  const chosen = (start: StayStart) => ({ ...newDraft(opened), ...stayTimes(start, opened, usual) });

  it("also where two begin alike", () =>
    expect([chosen("tomorrow"), chosen("weekend")].map((draft) => stayOf(draft, opened, usual))).toEqual([
      "tomorrow",
      "weekend",
    ]));

  it("with more nights too", () => {
    const draft = chosen("weekend");
    expect(stayOf({ ...draft, ...withNights(draft.starts, 3, usual) }, opened, usual)).toBe("weekend");
  });

  it.each(["starts", "ends"] as const)("not once its %s is typed, even to the same time", (which) => {
    const draft = chosen("tomorrow");
    expect(stayOf({ ...draft, [which]: typedTime(draft[which].wall) }, opened, usual)).toBeNull();
  });

  it("not while it is ongoing", () =>
    expect(stayOf({ ...chosen("tonight"), type: "ongoing" }, opened, usual)).toBeNull());

  it("not for the usual day from now on", () =>
    expect(stayOf({ ...newDraft(onThursday("19:06")), type: "time_bound" }, onThursday("19:06"), usual)).toBeNull());

  it.each([
    ["tonight", "23:58", "00:10", "tonight"],
    ["tonight", "23:58", "03:01", null],
    ["tomorrow", "23:58", "00:10", null],
  ] as const)("%s, chosen at %s, is at %s the day after: %s", (start, clock, later, stay) => {
    const then = onThursday(clock);
    const draft = { ...newDraft(then), ...stayTimes(start, then, usual) };
    expect(stayOf(draft, onThursday(later, 1), usual)).toBe(stay);
  });
});

describe("always", () => {
  const clockFrom = (first: number) =>
    fc.integer({ min: first * 60, max: 1439 }).map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));
  const anyOpened = fc.record({
    now: fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2034, 0) }),
    zone: fc.constantFrom(newYork, "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia", "UTC"),
    startsLater: fc.boolean(),
  });
  const anyHours = fc.record({ checkIn: clockFrom(0), checkOut: clockFrom(0) });
  const anyWall = fc
    .integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2034, 0) / 60_000 })
    .map((minute) => new Date(minute * 60_000).toISOString().slice(0, 16));
  const anyNights = fc.integer({ min: 1, max: mostNights });
  const anyStay = fc.constantFrom(...stayStarts);

  it("a stay has one night or two, ends at check-out, and is known again", () =>
    fc.assert(
      fc.property(anyStay, anyOpened, anyHours, (start, opened, hours) => {
        const draft = { ...newDraft(opened), ...stayTimes(start, opened, hours) };
        expect(draft.ends.wall > draft.starts.wall).toBe(true);
        expect(draft.ends.wall.slice(11)).toBe(hours.checkOut);
        expect(start === "weekend" ? [1, 2] : [1]).toContain(nightsOf(draft, hours));
        expect(stayOf(draft, opened, hours)).toBe(start);
      }),
    ));

  // Clocks may repeat a check-out in the small hours, and the first one counts.
  it("a stay begins no sooner than now, and lasts", () =>
    fc.assert(
      fc.property(anyStay, anyOpened, clockFrom(0), clockFrom(4), (start, opened, checkIn, checkOut) => {
        const { starts, ends } = stayTimes(start, opened, { checkIn, checkOut });
        const [from, to] = [starts, ends].map((time) => instantOf(time, opened.zone) ?? Number.NaN) as [number, number];
        expect(from).toBeGreaterThan(opened.now - (opened.startsLater ? 0 : 60_000));
        expect(to).toBeGreaterThan(from);
      }),
    ));

  it("nights that are added to a start are those that are counted", () =>
    fc.assert(
      fc.property(anyWall, anyNights, anyHours, (wall, nights, hours) => {
        const starts = typedTime(wall);
        expect(nightsOf({ starts, ...withNights(starts, nights, hours) }, hours)).toBe(nights);
      }),
    ));

  it("one night more ends a day later on the clock", () =>
    fc.assert(
      fc.property(anyWall, anyNights, anyHours, (wall, nights, hours) => {
        const [one, next] = [nights, nights + 1].map((count) => withNights(typedTime(wall), count, hours).ends.wall);
        expect(Date.parse(`${next}Z`) - Date.parse(`${one}Z`)).toBe(86_400_000);
      }),
    ));
});

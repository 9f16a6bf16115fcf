import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { doorTimeZone, isSameZone, isTimeZone, knownCodeZone, localTimeZone } from "./time-zones.ts";
import { offsetText, placeWallTime, wallTimeOf, wireTimeOf } from "./wall-time.ts";
import { listTimeZones, offsetLabel, zoneLabel, zoneNames, zonePlace } from "./zone-list.ts";
import { offsetAt } from "./zone-offset.ts";

const wire = (wall: string, zone: string) => {
  const placed = placeWallTime(wall, zone);
  return placed === null ? null : [wireTimeOf(placed.instant, zone), placed.fit];
};

describe("readings §3: the offset sent is the zone's offset AT THAT DATE; YYYY-MM-DDTHH:mm:ss.000±HH:MM", () => {
  it.each([
    ["2026-06-08T16:00", "Europe/Copenhagen", "2026-06-08T16:00:00.000+02:00", "exact"],
    ["2026-12-08T16:00", "Europe/Copenhagen", "2026-12-08T16:00:00.000+01:00", "exact"],
    ["2026-06-08T16:00:42", "America/New_York", "2026-06-08T16:00:42.000-04:00", "exact"],
    ["2026-06-08T16:00:42.500", "America/New_York", "2026-06-08T16:00:42.000-04:00", "exact"],
    ["2026-01-01T00:00", "UTC", "2026-01-01T00:00:00.000+00:00", "exact"],
    ["2026-06-08T16:00", "Asia/Kolkata", "2026-06-08T16:00:00.000+05:30", "exact"],
    ["2026-06-08T16:00", "America/St_Johns", "2026-06-08T16:00:00.000-02:30", "exact"],
    ["9999-12-30T23:59", "Pacific/Kiritimati", "9999-12-30T23:59:00.000+14:00", "exact"],
    // On 29 March 2026, clocks go from 2:00 to 3:00.
    ["2026-03-29T02:30", "Europe/Copenhagen", "2026-03-29T03:30:00.000+02:00", "skipped"],
    ["2026-03-29T01:59", "Europe/Copenhagen", "2026-03-29T01:59:00.000+01:00", "exact"],
    ["2026-03-29T03:00", "Europe/Copenhagen", "2026-03-29T03:00:00.000+02:00", "exact"],
    // On 25 October 2026, clocks show 2:00 to 3:00 twice.
    ["2026-10-25T02:30", "Europe/Copenhagen", "2026-10-25T02:30:00.000+02:00", "repeated"],
    ["2026-10-25T03:00", "Europe/Copenhagen", "2026-10-25T03:00:00.000+01:00", "exact"],
    // Change of half an hour.
    ["2026-10-04T02:15", "Australia/Lord_Howe", "2026-10-04T02:45:00.000+11:00", "skipped"],
    ["2026-04-05T01:45", "Australia/Lord_Howe", "2026-04-05T01:45:00.000+11:00", "repeated"],
    // A whole day that does not exist.
    ["2011-12-30T12:00", "Pacific/Apia", "2011-12-31T12:00:00.000+14:00", "skipped"],
  ])("%s in %s is %s (%s)", (wall, zone, text, fit) => expect(wire(wall, zone)).toEqual([text, fit]));

  it.each([
    [""],
    ["2026-02-30T10:00"],
    ["2026-06-08"],
    ["2026-06-08T24:00"],
    ["2026-06-08T10:60"],
    ["12026-06-08T10:00"],
    ["2026-06-08T10:00:00.5Z"],
    ["2026-06-08T10:00T11:00"],
    ["tomorrow"],
  ])("%j is no time", (wall) => expect(placeWallTime(wall, "UTC")).toBeNull());
});

describe("around a change of the clocks", () => {
  const [minuteMs, hourMs] = [60_000, 3_600_000];
  const stepMs = 15 * minuteMs;
  /** Finds the offset change in the day before, to the minute: its time and its size in minutes. */
  function changeBefore(zone: string, day: string) {
    const end = Date.parse(day);
    const at = Array.from({ length: 24 * 60 }, (_, count) => end - count * minuteMs).find(
      (instant) => offsetAt(zone, instant - minuteMs) !== offsetAt(zone, instant),
    );
    if (at === undefined) throw new Error(`${zone} changes nothing in the day before ${day}.`);
    return { at, by: offsetAt(zone, at) - offsetAt(zone, at - minuteMs) };
  }

  it.each([
    ["Europe/London", "2026-03-30"],
    ["Europe/London", "2026-10-26"],
    // Changes of half an hour, at three quarters past, by two hours, and at midnight.
    ["Australia/Lord_Howe", "2026-10-04"],
    ["Australia/Lord_Howe", "2026-04-05"],
    ["Pacific/Chatham", "2026-04-05"],
    ["Pacific/Chatham", "2026-09-27"],
    ["Antarctica/Troll", "2026-03-30"],
    ["Antarctica/Troll", "2026-10-26"],
    ["America/Havana", "2026-03-09"],
    ["Africa/Casablanca", "2026-02-16"],
    // Change across the date line, which skips a day.
    ["Pacific/Apia", "2011-12-31"],
    ["Pacific/Kiritimati", "1995-01-01"],
    // Permanent change.
    ["Asia/Kathmandu", "1986-01-01"],
    ["America/Caracas", "2007-12-10"],
    ["America/Caracas", "2016-05-02"],
    ["Asia/Pyongyang", "2018-05-05"],
    ["Asia/Tehran", "2022-09-22"],
  ])(
    "in %s, in the day before %s, each time is the first instant at which it is shown, or as far behind the jump",
    (zone, day) => {
      const { at, by } = changeBefore(zone, day);
      const shown = new Map<string, number[]>();
      for (let instant = at - 30 * hourMs; instant < at + 30 * hourMs; instant += stepMs) {
        const wall = wallTimeOf(instant, zone);
        shown.set(wall, [...(shown.get(wall) ?? []), instant]);
      }
      for (const [wall, [instant, again]] of shown)
        expect({ wall, ...placeWallTime(wall, zone) }).toEqual({
          wall,
          instant,
          fit: again === undefined ? "exact" : "repeated",
        });
      expect([...shown.values()].filter(({ length }) => length > 1)).toHaveLength(Math.max(-by, 0) / 15);
      const last = Date.parse(`${wallTimeOf(at - minuteMs, zone)}Z`) + minuteMs;
      for (let after = 0; after < by * minuteMs; after += stepMs) {
        const wall = wallTimeOf(last + after, "UTC");
        expect({ wall, ...placeWallTime(wall, zone) }).toEqual({ wall, instant: at + after, fit: "skipped" });
      }
    },
  );
});

describe("round trips, over every zone and 60 years", () => {
  const zones = listTimeZones(0).map(({ name }) => name);
  const zone = fc.constantFrom(...zones);
  const minute = fc
    .integer({ min: Date.UTC(1975, 0) / 60_000, max: Date.UTC(2037, 11) / 60_000 })
    .map((minutes) => minutes * 60_000);

  it("an instant's wall time leads back to that instant, or to the earlier of two", () => {
    fc.assert(
      fc.property(zone, minute, (name, instant) => {
        const placed = placeWallTime(wallTimeOf(instant, name), name);
        expect(placed).not.toBeNull();
        expect(placed?.fit).not.toBe("skipped");
        expect(placed?.instant).toBeLessThanOrEqual(instant);
        expect(placed?.fit === "exact" && placed.instant !== instant).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it("the text that is sent stands for the instant, and shows the same time as Intl", () => {
    fc.assert(
      fc.property(zone, minute, (name, instant) => {
        const text = wireTimeOf(instant, name);
        expect(Date.parse(text)).toBe(instant);
        const shown = new Intl.DateTimeFormat("sv-SE", {
          timeZone: name,
          dateStyle: "short",
          timeStyle: "medium",
        }).format(instant);
        expect(text.slice(0, 19).replace("T", " ")).toBe(shown);
      }),
      { numRuns: 500 },
    );
  });

  it("never throws, whatever is typed", () => {
    fc.assert(fc.property(fc.string(), zone, (text, name) => void placeWallTime(text, name)));
    for (const instant of [8.64e15, -8.64e15, Number.NaN]) expect(wallTimeOf(instant, "Asia/Tokyo")).toBe("");
  });
});

describe("time zones", () => {
  it("lists all zones of the browser from west to east, with their offsets on the given day", () => {
    const summer = listTimeZones(Date.UTC(2026, 6, 1), ["Etc/GMT+12", "Not/AZone"]);
    expect(summer.length).toBeGreaterThan(400);
    expect(summer.find(({ name }) => name === "Europe/Copenhagen")?.offset).toBe(120);
    expect(listTimeZones(Date.UTC(2026, 0, 1)).find(({ name }) => name === "Europe/Copenhagen")?.offset).toBe(60);
    const names = summer.map(({ name }) => name);
    const offsetOf = new Map(summer.map(({ name, offset }) => [name, offset]));
    const byPlace = names.toSorted((one, other) => (zonePlace(one) < zonePlace(other) ? -1 : 1));
    const sorted = byPlace.toSorted((one, other) => (offsetOf.get(one) ?? 0) - (offsetOf.get(other) ?? 0));
    expect(names).toEqual(sorted);
    expect(names[0]).toBe("Etc/GMT+12");
    expect(names).toContain("UTC");
    expect(names).not.toContain("Not/AZone");
  });
  it("has one entry for a zone of two names, found by either, whichever the door is said to be in", () => {
    for (const door of ["Asia/Kolkata", "Asia/Calcutta"]) {
      const listed = listTimeZones(0, [door]).filter(({ name }) => isSameZone(name, "Asia/Kolkata"));
      expect(listed.map(({ name }) => name)).toEqual([door]);
      expect(listed.map(({ name }) => zoneLabel(name))).toEqual(["Asia/Kolkata"]);
      const texts = listed.flatMap(({ name }) => zoneNames(name)).join();
      expect([texts.includes("Kolkata"), texts.includes("Calcutta")]).toEqual([true, true]);
    }
    expect(zoneLabel("Asia/Saigon")).toBe("Asia/Ho Chi Minh");
  });
  it.each([
    [0, "UTC+00:00", "+00:00"],
    [330, "UTC+05:30", "+05:30"],
    [-210, "UTC−03:30", "-03:30"],
    [-30, "UTC−00:30", "-00:30"],
  ])("%s minutes: %s", (minutes, label, sent) => {
    expect(offsetLabel(minutes)).toBe(label);
    expect(offsetText(minutes)).toBe(sent);
  });
  it.each([
    [{ timezone: "Asia/Tokyo" }, "Asia/Tokyo"],
    [{ time_zone: "Asia/Tokyo" }, "Asia/Tokyo"],
    [{ timezone: "Mars/Olympus", time_zone: "Asia/Tokyo" }, "Asia/Tokyo"],
    [{ timezone: "Mars/Olympus" }, null],
    [{ timezone: "+02:00" }, null],
    [{}, null],
    [null, null],
  ])("a door at %j", (location, expected) => expect(doorTimeZone({ location })).toBe(expected));

  it("a code is shown in its door's zone, in the reader's if that is unknown, and in none while the door is loading", () => {
    const [error, tokyo] = [null, { location: { timezone: "Asia/Tokyo" } }];
    expect(knownCodeZone({ device: tokyo, error })).toBe("Asia/Tokyo");
    expect(knownCodeZone({ device: tokyo, error: new Error("could not be renewed") })).toBe("Asia/Tokyo");
    expect(knownCodeZone({ device: { location: null }, error })).toBe(localTimeZone());
    expect(knownCodeZone({ device: undefined, error: new Error("not found") })).toBe(localTimeZone());
    expect(knownCodeZone({ device: undefined, error })).toBeNull();
  });

  it("tells zones from other words, and knows two names of one zone as the same", () => {
    expect(isTimeZone(localTimeZone())).toBe(true);
    for (const name of ["", "x", "Mars/Olympus", "+01:00", null, undefined, 7]) expect(isTimeZone(name)).toBe(false);
    expect(isSameZone("Asia/Calcutta", "Asia/Kolkata")).toBe(true);
    expect(isSameZone("Asia/Tokyo", "Asia/Seoul")).toBe(false);
    expect(offsetAt("UTC", 0)).toBe(0);
  });
});

import { describe, expect, it, onTestFinished, vi } from "vitest";
import { en } from "./en.ts";
import { formatOf, type HourCycle } from "./format.ts";
import { type MessageOverrides, compileStrings } from "./messages.ts";

describe("the English catalogue", () => {
  const strings = compileStrings(en, undefined, "en-US");

  it.each([
    [strings.deviceTable.title, "Devices"],
    [strings.deviceTable.empty, "Sorry, no devices were found"],
    [strings.deviceTable.ok, "Devices & accounts OK"],
    [strings.deviceTable.deviceIssues({ count: 1 }), "1 device issue"],
    [strings.deviceTable.deviceIssues({ count: 2 }), "2 device issues"],
    [strings.deviceTable.accountIssues({ count: 1 }), "1 account issue"],
    [strings.deviceTable.accountIssues({ count: 1200 }), "1,200 account issues"],
    [strings.device.deviceOffline, "Device Offline"],
    [strings.device.accountOffline, "Account Offline"],
    [strings.deviceDetails.accessCodes({ count: 0 }), "0 access codes"],
    [strings.deviceDetails.accessCodes({ count: null }), "... access codes"],
    [strings.deviceDetails.digitRange({ min: 4, max: 8 }), "4–8 digits"],
    [strings.deviceDetails.digits({ count: 6 }), "6 digits"],
    [strings.accessCodeTable.issues({ count: 3 }), "3 access code issues"],
    [strings.accessCodeTable.copyCode({ code: "0123" }), "Copy code - 0123"],
    [strings.accessCodeDetails.activeUntil({ end: "Jun 12" }), "Active until Jun 12"],
    [strings.supportedDevices.seeAll({ count: 14 }), "See all 14 devices"],
    [strings.table.countOf({ shown: 3, total: 12 }), "3 of 12"],
  ])("%s", (spoken, expected) => expect(spoken).toBe(expected));

  it("fills in what it is given as it is, whatever it holds", () => {
    expect(strings.accessCodeTable.actions({ name: "$& {count} <b>" })).toBe("Actions for $& {count} <b>");
  });
});

describe("other words", () => {
  it("follow the plural rules of their locale", () => {
    const messages = {
      deviceTable: { deviceIssues: { one: "{count} ждёт", few: "{count} ждут", many: "{count} ожидают", other: "?" } },
    };
    const { deviceIssues } = compileStrings(en, messages, "ru").deviceTable;
    expect([1, 3, 5, 21].map((count) => deviceIssues({ count }))).toEqual(["1 ждёт", "3 ждут", "5 ожидают", "21 ждёт"]);
  });

  it("replace one sentence and leave the rest", () => {
    const { deviceTable } = compileStrings(en, { deviceTable: { title: "Locks" } }, "en");
    expect([deviceTable.title, deviceTable.ok]).toEqual(["Locks", "Devices & accounts OK"]);
  });

  it("are ignored where they make no sense", () => {
    const junk = { deviceTable: { title: { other: "x" }, empty: 5 }, lock: null, table: "no", more: { a: "b" } };
    expect(compileStrings(en, junk as unknown as MessageOverrides, "en").deviceTable.title).toBe("Devices");
    expect(compileStrings(en, junk as unknown as MessageOverrides, "en").table.search).toBe("Search");
  });
});

describe("formats", () => {
  const format = formatOf("en-US");
  const plain = (text: string) => text.replace(/\s/gu, " ");

  it.each([
    [0.829, "82%"],
    [0.29, "29%"],
    [1, "100%"],
    [0.9999, "99%"],
    [0, "0%"],
  ])("%s of a battery is %s", (level, text) => expect(format.percent(level)).toBe(text));

  it("writes days and times in the zone asked for", () => {
    expect(plain(format.dateTime("2026-06-12T09:00:00Z", "America/New_York"))).toBe("Fri, Jun 12, 2026, 5:00 AM");
    expect(plain(formatOf("en-US", "h23").dateTime("2026-06-12T21:00:00Z", "UTC"))).toBe("Fri, Jun 12, 2026, 21:00");
    expect(plain(formatOf("de").dateTime("2026-06-12T21:00:00Z", "UTC"))).toBe("Fr., 12. Juni 2026, 21:00");
  });

  it("writes from when until when, with the year only if it is not this one", () => {
    vi.useFakeTimers({ now: Date.parse("2026-12-31T23:30:00Z"), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const stay = (from: number, to = from, zone = "UTC") =>
      plain(format.range(`${from}-06-01T15:00:00Z`, `${to}-06-04T11:00:00Z`, zone));
    expect(stay(2026)).toBe("Jun 1, 3:00 PM – Jun 4, 11:00 AM");
    expect(stay(2031)).toBe("Jun 1, 2031, 3:00 PM – Jun 4, 2031, 11:00 AM");
    expect(stay(2026, 2027)).toBe("Jun 1, 2026, 3:00 PM – Jun 4, 2027, 11:00 AM");
    expect(format.range("2026-06-12T23:30:00Z", "some day", "UTC")).toContain("Jun 12");
    // At the door, the new year has started.
    expect(stay(2027, 2027, "Pacific/Kiritimati")).toBe("Jun 2, 5:00 AM – Jun 5, 1:00 AM");
  });

  it("tells apart the two times of a night that clocks show twice", () => {
    const night = (hour: string) =>
      plain(format.dateTime(`2026-11-01T${hour}:00Z`, "America/New_York")).replace("Sun, Nov 1, 2026, ", "");
    expect(["04:59", "05:00", "05:30", "06:30", "06:59", "07:00"].map(night)).toEqual([
      "12:59 AM",
      "1:00 AM EDT",
      "1:30 AM EDT",
      "1:30 AM EST",
      "1:59 AM EST",
      "2:00 AM",
    ]);
  });

  it("writes only the time of what was the same day, as that zone counts days", () => {
    const [now, zone] = [Date.now(), "Asia/Tokyo"];
    expect(plain(format.timeOrDay(now, zone))).toMatch(/^\d+:\d\d [AP]M$/);
    expect(format.timeOrDay(now - 86_400_000, zone)).toBe(format.dateTime(now - 86_400_000, zone));
  });

  it("says no day and no time in a zone that is not known yet", () => {
    expect(format.dateTime("2026-06-12T23:30:00Z", null)).toBe("...");
  });

  it("takes the hour cycles there are, and a page's misspelt one for none", () => {
    const noon = (hourCycle: string) =>
      formatOf("en-US", hourCycle as HourCycle).dateTime("2026-06-12T15:00:00Z", "UTC");
    expect(noon("h23")).toBe("Fri, Jun 12, 2026, 15:00");
    expect(["24", "H23", "h99", ""].map(noon)).toEqual(Array<string>(4).fill(noon("h12")));
  });

  it("survives dates and zones that are none", () => {
    expect(format.dateTime("next tuesday")).toBe("next tuesday");
    expect(format.dateTime("9999-06-12T12:00:00Z", "Mars/Olympus")).toContain("9999");
  });
});

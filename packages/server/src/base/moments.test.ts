import * as fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { toMoment } from "./moments.ts";
import { randomRuns } from "../../test/rig/random-runs.ts";

const refusal = (text: string): unknown => {
  try {
    return toMoment("starts_at", text);
  } catch (error) {
    return error;
  }
};

describe("a date", () => {
  const { TZ } = process.env;
  afterEach(() => {
    if (TZ === undefined) delete process.env["TZ"];
    else process.env["TZ"] = TZ;
  });

  it.each([
    ["2026-11-21T15:00:00.000Z", "2026-11-21T15:00:00.000Z"],
    ["2026-11-21T15:00:00+02:00", "2026-11-21T13:00:00.000Z"],
    ["2026-11-21", "2026-11-21T00:00:00.000Z"],
    ["2028-02-29", "2028-02-29T00:00:00.000Z"],
    ["2026-11-21T15:00:00.123456789Z", "2026-11-21T15:00:00.123Z"],
    ["2026-11-21T15:00-0530", "2026-11-21T20:30:00.000Z"],
    ["2026-11-21 15:00:00 +02:00", "2026-11-21T13:00:00.000Z"],
    ["2026-11-21t15:00+02", "2026-11-21T13:00:00.000Z"],
    ["2026-11-21T15:00:00,5Z", "2026-11-21T15:00:00.500Z"],
    ["2026-11", "2026-11-01T00:00:00.000Z"],
    ["2026-06-12T09:00[Europe/Berlin]", "2026-06-12T07:00:00.000Z"],
    ["2026-12-12T09:00:00.5[europe/berlin]", "2026-12-12T08:00:00.500Z"],
    ["2026-06-12[America/New_York]", "2026-06-12T04:00:00.000Z"],
    ["2026-06-12T09:00+02:00[Europe/Berlin]", "2026-06-12T07:00:00.000Z"],
    ["2026-06-12T09:00Z[Europe/Berlin]", "2026-06-12T09:00:00.000Z"],
    ["2026-06-12T09:00[UTC]", "2026-06-12T09:00:00.000Z"],
    ["2026-06-12T09:00[!Asia/Kathmandu]", "2026-06-12T03:15:00.000Z"],
    // A local time that happens twice means the first one, unless an offset says otherwise.
    ["2026-10-25T02:30[Europe/Berlin]", "2026-10-25T00:30:00.000Z"],
    ["2026-10-25T02:30+01:00[Europe/Berlin]", "2026-10-25T01:30:00.000Z"],
    ["2026-03-29T03:00[Europe/Berlin]", "2026-03-29T01:00:00.000Z"],
    ["2011-12-31[Pacific/Apia]", "2011-12-30T10:00:00.000Z"],
  ])("%s is %s", (text, moment) => expect(toMoment("starts_at", text)).toBe(moment));

  it.each([
    ["2026-06-12T09:00[Europe/Berlim]", "a time zone that there is"],
    ["2026-03-29T02:30[Europe/Berlin]", "they skip this one"],
    ["2011-12-30T12:00[Pacific/Apia]", "they skip this one"],
    ["2026-06-12T09:00+01:00[Europe/Berlin]", "the offset of Europe/Berlin"],
    ["2026-06-12T09:00[+02:00]", "ISO 8601"],
    ["2026-06-12T09:00[]", "ISO 8601"],
  ])("%s is refused: %s", (text, why) =>
    expect(refusal(text)).toMatchObject({ message: expect.stringContaining(why) }),
  );

  it.each(["UTC", "America/New_York", "Asia/Kolkata"])("without a zone is in UTC on a server in %s", (zone) => {
    process.env["TZ"] = zone;
    expect(toMoment("starts_at", "2026-11-21T15:00")).toBe("2026-11-21T15:00:00.000Z");
    expect(toMoment("starts_at", "2026-11-21 15:00:00")).toBe("2026-11-21T15:00:00.000Z");
    expect(toMoment("starts_at", " 2026-11-21T15:00:00.0")).toBe("2026-11-21T15:00:00.000Z");
    for (const text of ["2026-11-21", "2026-11-21 "])
      expect({ text, moment: toMoment("starts_at", text) }).toEqual({ text, moment: "2026-11-21T00:00:00.000Z" });
    expect(toMoment("starts_at", "2026")).toBe("2026-01-01T00:00:00.000Z");
  });

  it.each(["2026-02-29", "2026-02-30T10:00:00Z", "2026-04-31", "2026-11-31T15:00"])(
    "%s is refused: no calendar has it",
    (text) => {
      expect(refusal(text)).toMatchObject({ message: expect.stringContaining("starts_at") });
      expect(JSON.stringify(refusal(text))).toContain("calendar");
    },
  );

  it.each([
    "05/04/2027",
    "11/21/2026, 3:00:00 PM",
    "2026/11/21 15:00",
    "Nov 21, 2026 15:00",
    "Sat, 21 Nov 2026 15:00:00 GMT",
    "Sat Nov 21 2026 15:00:00 GMT+0200 (Eastern European Standard Time)",
  ])("%s is refused: it is not ISO 8601", (text) => {
    expect(JSON.stringify(refusal(text))).toContain("ISO 8601");
  });

  it.each(["", "soon", "2026-13-01", "1969-12-31", "+010000-01-01T00:00:00Z", "2026-11-21T25:00:00Z"])(
    "%j is refused",
    (text) => {
      expect(refusal(text)).toBeInstanceOf(Error);
    },
  );

  it("with a four-digit year is returned unchanged", () => {
    const moments = fc.date({ min: new Date(0), max: new Date("9999-12-31T23:59:59.999Z"), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (date) => {
        expect(toMoment("starts_at", date.toISOString())).toBe(date.toISOString());
      }),
      randomRuns(100),
    );
  });
});

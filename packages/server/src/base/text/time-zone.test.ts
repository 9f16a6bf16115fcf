import { describe, expect, it } from "vitest";
import { zoneNamed } from "./time-zone.ts";

describe("a time zone", () => {
  it.each([
    ["Asia/Kolkata", "Asia/Kolkata"],
    ["asia/kolkata", "Asia/Kolkata"],
    ["EUROPE/BERLIN", "Europe/Berlin"],
    ["america/port_of_spain", "America/Port_of_Spain"],
    ["america/port-au-prince", "America/Port-au-Prince"],
    ["america/argentina/buenos_aires", "America/Argentina/Buenos_Aires"],
    ["us/eastern", "America/New_York"],
    ["utc", "UTC"],
  ])("typed as %s is %s", (typed, name) => expect(zoneNamed(typed)).toBe(name));

  it.each(["+05:30", "-0800", "GMT+5", "Mars/Olympus", "", "Asia/", "05:30"])("typed as %j is none", (typed) =>
    expect(zoneNamed(typed)).toBeUndefined(),
  );

  it("keeps every name that the server itself uses", () => {
    for (const name of Intl.supportedValuesOf("timeZone")) expect(zoneNamed(name.toLowerCase())).toBe(name);
  });
});

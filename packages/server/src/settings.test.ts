import { describe, expect, it } from "vitest";
import { settingsOf } from "./settings.ts";

describe("PUBLIC_URL", () => {
  it.each(["https://locks.example", "https://locks.example/"])("%s is scheme and host", (PUBLIC_URL) => {
    expect(settingsOf({}, { PUBLIC_URL }).publicUrl).toBe("https://locks.example");
  });
  it.each(["https://example.com/locks", "https://example.com/?a", "https://example.com/#a"])(
    "%s is refused, not cut short",
    (PUBLIC_URL) => {
      expect(() => settingsOf({}, { PUBLIC_URL })).toThrow("works below no path. Say https://example.com.");
    },
  );
});

describe("MORTISE_DEMO", () => {
  it.each([
    ["", true],
    ["on", true],
    ["OFF", false],
    [" off ", false],
    ["0", false],
  ])("%j → %s", (MORTISE_DEMO, demo) => {
    expect(settingsOf({}, { MORTISE_DEMO }).demo).toBe(demo);
  });
  it("is refused where it cannot be told: the demo hands out keys", () => {
    expect(() => settingsOf({}, { MORTISE_DEMO: "none" })).toThrow('MORTISE_DEMO must be on or off, not "none".');
  });
  it("gives way to the command line", () => {
    expect(settingsOf({ demo: false }, { MORTISE_DEMO: "on" }).demo).toBe(false);
  });
});

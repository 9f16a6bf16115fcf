import { describe, expect, it } from "vitest";
import { settingsOf } from "./settings.ts";

describe("PUBLIC_URL", () => {
  it.each(["https://locks.example", "https://locks.example/"])("%s is scheme and host", (PUBLIC_URL) => {
    expect(settingsOf({}, { PUBLIC_URL }).publicUrl).toBe("https://locks.example");
  });
  it.each(["https://example.com/locks", "https://example.com/?a", "https://example.com/#a"])(
    "%s is refused, not cut short",
    (PUBLIC_URL) => {
      expect(() => settingsOf({}, { PUBLIC_URL })).toThrow(
        "Mortise needs a host name of its own. Use https://example.com.",
      );
    },
  );
});

describe("DATABASE_URL", () => {
  it.each(["postgres://127.0.0.1:1/doors", "postgres://me@db/doors", "postgresql://me:p%40ss%2Fword@db:5432/doors"])(
    "%s is taken",
    (DATABASE_URL) => {
      expect(settingsOf({}, { DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
    },
  );
  it.each(["p@ss", "p@", "pa/ss", "pa?ss", "pa#ss"])(
    "with the bare password %s is refused and not shown",
    (password) => {
      const given = `postgres://mortise:${password}@db.example:5432/doors`;
      for (const read of [
        () => settingsOf({}, { DATABASE_URL: given }),
        () => settingsOf({ "database-url": given }, {}),
      ]) {
        expect(read).toThrow("In the password write @ as %40");
        expect(read).not.toThrow(/db\.example|mortise:|p@|pa[/?#]|ss@/);
      }
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
  it("is refused if unclear, because the demo hands out keys", () => {
    expect(() => settingsOf({}, { MORTISE_DEMO: "none" })).toThrow('MORTISE_DEMO must be on or off, not "none".');
  });
  it("gives way to the command line", () => {
    expect(settingsOf({ demo: false }, { MORTISE_DEMO: "on" }).demo).toBe(false);
  });
});

describe("MORTISE_KEEP_DAYS", () => {
  it.each([
    ["", undefined],
    ["30", 30],
    ["1825", 1825],
  ])("%j → %s", (MORTISE_KEEP_DAYS, days) => {
    expect(settingsOf({}, { MORTISE_KEEP_DAYS }).keepDays).toBe(days);
  });
  it.each(["29", "0", "-90", "90d", "1e3", "90.5"])(
    "%s is refused, because deletions cannot be undone",
    (MORTISE_KEEP_DAYS) => {
      expect(() => settingsOf({}, { MORTISE_KEEP_DAYS })).toThrow("must be a number of days, at least 30");
    },
  );
});

describe("MORTISE_KEEP_DIGITS_DAYS", () => {
  it.each([
    [undefined, 30],
    ["", 30],
    ["0", 0],
    ["90", 90],
  ])("%j → %s days", (MORTISE_KEEP_DIGITS_DAYS, days) => {
    expect(settingsOf({}, { MORTISE_KEEP_DIGITS_DAYS }).keepDigitsDays).toBe(days);
  });
  it.each(["-1", "90d", "1e3"])("%s is refused", (MORTISE_KEEP_DIGITS_DAYS) => {
    expect(() => settingsOf({}, { MORTISE_KEEP_DIGITS_DAYS })).toThrow(/MORTISE_KEEP_DIGITS_DAYS must be/);
  });
});

describe("MORTISE_ISSUE_LEAD_MINUTES", () => {
  it.each([
    [undefined, 60],
    ["", 60],
    ["0", 0],
    ["1440", 1440],
  ])("%j → %s minutes", (MORTISE_ISSUE_LEAD_MINUTES, minutes) => {
    expect(settingsOf({}, { MORTISE_ISSUE_LEAD_MINUTES }).issueLeadMinutes).toBe(minutes);
  });
  it.each(["-1", "1h", "1441"])("%s is refused", (MORTISE_ISSUE_LEAD_MINUTES) => {
    expect(() => settingsOf({}, { MORTISE_ISSUE_LEAD_MINUTES })).toThrow(/MORTISE_ISSUE_LEAD_MINUTES must be/);
  });
});

describe("MORTISE_DRAIN_SECONDS", () => {
  it.each([
    ["", 0],
    ["0", 0],
    ["5", 5],
    ["2.5", 2.5],
    ["60", 60],
  ])("%j → %s", (MORTISE_DRAIN_SECONDS, seconds) => {
    expect(settingsOf({}, { MORTISE_DRAIN_SECONDS }).drainSeconds).toBe(seconds);
  });
  it.each(["61", "-1", "5s", "1e1", ".5", " "])("%j is refused", (MORTISE_DRAIN_SECONDS) => {
    expect(() => settingsOf({}, { MORTISE_DRAIN_SECONDS })).toThrow("must be a number of seconds, at most 60");
  });
});

describe("MORTISE_METRICS", () => {
  it.each([
    ["", undefined],
    ["off", undefined],
    ["9464", { host: "127.0.0.1", port: 9464 }],
    ["10.0.0.5:9464", { host: "10.0.0.5", port: 9464 }],
    ["[::1]:0", { host: "::1", port: 0 }],
  ])("%j → %j", (MORTISE_METRICS, metrics) => {
    expect(settingsOf({}, { MORTISE_METRICS }).metrics).toEqual(metrics);
  });
  it.each(["on", "99999", ":9464", "http://127.0.0.1:9464/metrics"])("%j is refused", (MORTISE_METRICS) => {
    expect(() => settingsOf({}, { MORTISE_METRICS })).toThrow("MORTISE_METRICS must be a port");
  });
});

describe("MORTISE_LOG", () => {
  it("is lines for people, or json; other words are refused", () => {
    expect([settingsOf({}, {}).log, settingsOf({}, { MORTISE_LOG: "json" }).log]).toEqual(["lines", "json"]);
    expect(() => settingsOf({}, { MORTISE_LOG: "xml" })).toThrow('MORTISE_LOG must be lines or json, not "xml".');
  });
});

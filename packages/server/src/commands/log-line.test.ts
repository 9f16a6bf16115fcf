import { expect, it } from "vitest";
import { logLine } from "./log-line.ts";

it("a log line has the time in UTC, and a stack below it", () => {
  const said = logLine("Request 7 failed: Error: no\n  at a.ts:1", Date.parse("2026-10-25T02:30:00+02:00"));
  expect(said).toBe("2026-10-25T00:30:00.000Z Request 7 failed: Error: no\n    at a.ts:1\n");
});

import { expect, it } from "vitest";
import { logLine } from "./log-line.ts";

it("says when, in UTC, and keeps a stack below its line", () => {
  const said = logLine("Request 7 failed: Error: no\n  at a.ts:1", Date.parse("2026-10-25T02:30:00+02:00"));
  expect(said).toBe("2026-10-25T00:30:00.000Z Request 7 failed: Error: no\n    at a.ts:1\n");
});

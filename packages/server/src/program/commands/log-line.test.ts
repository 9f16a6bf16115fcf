import { expect, it } from "vitest";
import { logLine } from "./log-line.ts";

it("a log line has the time in UTC, and a stack below it", () => {
  const said = logLine("Request 7 failed: Error: no\n  at a.ts:1", Date.parse("2026-10-25T02:30:00+02:00"));
  expect(said).toBe("2026-10-25T00:30:00.000Z Request 7 failed: Error: no\n    at a.ts:1\n");
});

it("a log line for programs is one JSON object, with the id of the request that it is about", () => {
  const id = "7f9c24e8-1111-4222-8333-944455556666";
  const said = logLine(`Request ${id} failed: Error: no\n  at a.ts:1`, 0, "json");
  expect(said.trimEnd()).not.toContain("\n");
  expect(JSON.parse(said)).toEqual({
    time: "1970-01-01T00:00:00.000Z",
    message: `Request ${id} failed: Error: no\n  at a.ts:1`,
    request_id: id,
  });
  expect(JSON.parse(logLine("The clock is back.", 0, "json"))).toEqual({
    time: "1970-01-01T00:00:00.000Z",
    message: "The clock is back.",
  });
});

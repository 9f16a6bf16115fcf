import { expect, it } from "vitest";
import { DriverError } from "./driver.ts";
import { logUnforeseen } from "./log-unforeseen.ts";

function logged(cause: unknown): string[] {
  const lines: string[] = [];
  const answer = new DriverError("internal", "The driver failed.", { applied: "unknown", cause });
  logUnforeseen({ log: (line) => void lines.push(line) }, { kind: "own" }, answer);
  return lines;
}

it("says what was thrown and where", () => {
  expect(logged(new TypeError("a bug"))).toEqual([
    expect.stringMatching(/own .*: TypeError at .*log-unforeseen\.test/),
  ]);
  expect(logged("4826")).toEqual([expect.stringMatching(/it threw a string$/)]);
});

it.each([
  ["a message", new Error("pin 4826")],
  ["a message that looks like a stack", new Error("no\n    at 4826 (secret:1:1)")],
  ["a name", Object.assign(new Error("no"), { name: "pin 4826 secret" })],
])("leaks nothing of %s", (_what, error) => {
  expect(logged(error).join()).not.toMatch(/4826|secret/);
});

it("says nothing of what a driver refused", () => {
  const lines: string[] = [];
  logUnforeseen({ log: (line) => void lines.push(line) }, { kind: "own" }, new DriverError("busy", "It is busy."));
  expect(lines).toEqual([]);
});

// How the code loop reads a driver's answers (drivers.md §9).
import { expect, it } from "vitest";
import { type AskAgain, DriverError } from "../drivers/driver.ts";
import { ask } from "./lock-operation.ts";

const op = {
  device_id: "door",
  workspace_id: "house",
  key: "door",
  op_id: "op",
  now: 0,
  deadline: 30_000,
  signal: new AbortController().signal,
};
const again: AskAgain = { again_at: 60_000 };
const jammed = new DriverError("rejected", "The lock refused the command.");

it.each([
  ["a proof", 0, async () => ({ proof: "readback" }), { proof: "readback" }],
  ["a request to ask again before the deadline", 29_999, async () => again, again],
  [
    "a request to ask again at the deadline, as an unknown outcome",
    30_000,
    async () => again,
    { fault: "timeout", applied: "unknown" },
  ],
  ["a proof at the deadline", 30_000, async () => ({ proof: "readback" }), { proof: "readback" }],
  ["a refusal", 0, () => Promise.reject(jammed), jammed],
  ["a missing method, as unsupported", 0, () => undefined, { fault: "unsupported", applied: "no" }],
])("accepts %s", async (_what, now, call, expected) =>
  expect(await ask<object>({ ...op, now }, call)).toMatchObject(expected),
);

it("passes on an unknown error that a driver throws", () =>
  expect(ask(op, () => Promise.reject(new TypeError("a bug")))).rejects.toThrow("a bug"));

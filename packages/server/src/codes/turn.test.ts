// What the loop makes of a driver's answers, whatever they are (drivers.md §9).
import { expect, it } from "vitest";
import { type AskAgain, DriverError } from "../drivers/driver.ts";
import { ask } from "./turn.ts";

const op = { device_id: "door", workspace_id: "house", op_id: "op", now: 0, deadline: 30_000, signal: new AbortController().signal };
const again: AskAgain = { again_at: 60_000 };
const jammed = new DriverError("rejected", "The lock refused the command.");

it.each([
  ["what the lock says", 0, async () => ({ proof: "readback" }), { proof: "readback" }],
  ["to ask again, while there is time", 29_999, async () => again, again],
  ["to ask again, too late: nobody knows what it did", 30_000, async () => again, { fault: "timeout", applied: "unknown" }],
  ["what it says at the last moment", 30_000, async () => ({ proof: "readback" }), { proof: "readback" }],
  ["a refusal", 0, () => Promise.reject(jammed), jammed],
  ["nothing, because it cannot do this", 0, () => undefined, { fault: "unsupported", applied: "no" }],
])("takes for an answer %s", async (_what, now, call, expected) => expect(await ask<object>({ ...op, now }, call)).toMatchObject(expected));

it("takes a driver that breaks for none", () => expect(ask(op, () => Promise.reject(new TypeError("a bug")))).rejects.toThrow("a bug"));

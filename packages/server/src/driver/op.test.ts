// The deadline after which a driver sends nothing more, by the wall clock and by real time.
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { opOf } from "./op.ts";
import { requireTime } from "./require-time.ts";

const device = { device_id: "door", workspace_id: "house", driver_key: null };

it("sends nothing after the deadline where the clock was set back meanwhile", async () => {
  const now = Date.now();
  const op = opOf(device, { op_id: "unlock", now, deadline: now + 300 });
  expect(() => requireTime(op, now)).not.toThrow();
  await sleep(320);
  expect(() => requireTime(op, now - 3_600_000)).toThrow("no time left");
});

it("is over at once where the deadline has passed", async () => {
  const { signal } = opOf(device, { op_id: "unlock", now: 1000.5, deadline: 0 });
  await sleep(20);
  expect(signal.aborted).toBe(true);
});

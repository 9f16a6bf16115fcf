import { expect, test } from "vitest";
import { askUntilDeadline } from "./ask-until-deadline.ts";
import { DriverError } from "./driver.ts";

const op = { now: 1000, deadline: 5000 };

test("what the driver answers is returned, and so are its errors", async () => {
  expect(await askUntilDeadline(op, async () => ({ proof: "state" }))).toEqual({ proof: "state" });
  const refusal = new DriverError("busy", "The lock is busy.");
  expect(await askUntilDeadline(op, () => Promise.reject(refusal))).toBe(refusal);
  const other = new Error("a fault of the driver");
  await expect(askUntilDeadline(op, () => Promise.reject(other))).rejects.toBe(other);
});

test("a driver without a part for it does not support it", async () => {
  expect(await askUntilDeadline(op, () => undefined)).toMatchObject({ fault: "unsupported" });
});

test("it is asked again at the deadline at the latest, and after the deadline nobody knows whether it was done", async () => {
  expect(await askUntilDeadline(op, async () => ({ again_at: 2000 }))).toEqual({ again_at: 2000 });
  expect(await askUntilDeadline(op, async () => ({ again_at: 9000 }))).toEqual({ again_at: 5000 });
  expect(await askUntilDeadline({ ...op, now: 5000 }, async () => ({ again_at: 9000 }))).toMatchObject({
    fault: "timeout",
    applied: "unknown",
  });
});

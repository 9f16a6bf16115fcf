import { expect, test } from "vitest";
import { callDriver } from "./call-driver.ts";
import { DriverError } from "./driver.ts";

const op = { now: 1000, deadline: 5000 };
const keeps = { keepsOperations: true };
const fault = new Error("a fault of the driver");

test("what the driver answers is returned, and so are its errors", async () => {
  expect(await callDriver({}, op, async () => ({ proof: "state" }))).toEqual({ proof: "state" });
  expect(await callDriver({}, { ...op, now: 5000 }, async () => ({ proof: "state" }))).toEqual({ proof: "state" });
  const refusal = new DriverError("busy", "The lock is busy.");
  expect(await callDriver({}, op, () => Promise.reject(refusal))).toBe(refusal);
});

test("a driver without a part for it does not support it", async () => {
  expect(await callDriver({}, op, () => undefined)).toMatchObject({ fault: "unsupported", applied: "no" });
});

test("it is asked again at the deadline at the latest, and after the deadline nobody knows whether it was done", async () => {
  expect(await callDriver(keeps, op, async () => ({ again_at: 2000 }))).toEqual({ again_at: 2000 });
  expect(await callDriver(keeps, op, async () => ({ again_at: 9000 }))).toEqual({ again_at: 5000 });
  expect(await callDriver(keeps, { ...op, now: 5000 }, async () => ({ again_at: 9000 }))).toMatchObject({
    fault: "timeout",
    applied: "unknown",
  });
});

test("only a driver whose system keeps operations is asked again", async () => {
  expect(await callDriver({}, op, async () => ({ again_at: 2000 }))).toMatchObject({
    fault: "internal",
    applied: "unknown",
  });
});

test("after an unforeseen error nobody knows whether it was done, unless the system keeps operations", async () => {
  const call = () => Promise.reject(fault);
  expect(await callDriver({}, op, call)).toMatchObject({ fault: "internal", applied: "unknown", cause: fault });
  await expect(callDriver(keeps, op, call)).rejects.toBe(fault);
  expect(await callDriver(keeps, { ...op, now: 5000 }, call)).toMatchObject({ fault: "internal", applied: "unknown" });
});

test("an answer that is no object is such an error", async () => {
  expect(await callDriver({}, op, async () => null as unknown as object)).toMatchObject({ applied: "unknown" });
});

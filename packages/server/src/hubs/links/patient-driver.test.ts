// Calls that wait for a link.
import { expect, it } from "vitest";
import { linkWait } from "./patient-driver.ts";

it("go on when the link is up, and end when their time is over", async () => {
  const link = linkWait();
  const waiting = link.isUpWithin(60_000);
  link.tell(true);
  expect(await waiting).toBe(true);
  link.tell(false);
  expect(await link.isUpWithin(1)).toBe(false);
});

it("end without a link when another network answers, also those that waited before", async () => {
  const link = linkWait();
  const waiting = link.isUpWithin(60_000);
  link.refuse(true);
  expect(await waiting).toBe(false);
  link.tell(true);
  expect(await link.isUpWithin(60_000)).toBe(false);
  link.refuse(false);
  expect(await link.isUpWithin(60_000)).toBe(true);
});

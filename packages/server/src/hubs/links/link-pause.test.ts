// The length of a link's pause, whatever the clock shows.
import { expect, it } from "vitest";
import { iso } from "../../base/clock.ts";
import { isLinkPaused } from "./link-pause.ts";

const hourMs = 3_600_000;
const begun = Date.parse("2026-06-12T09:00:00.000Z");
const row = { body: JSON.stringify({ errors: [{ error_code: "hub_link_paused", created_at: iso(begun) }] }) };
const isPausedAfter = (milliseconds: number) => isLinkPaused(row, begun + milliseconds);

it("a pause lasts an hour", () => {
  expect([0, hourMs - 1, hourMs].map(isPausedAfter)).toEqual([true, true, false]);
});

it("clocks of two machines differ a little; one that was set back ends the pause", () => {
  expect([-30_000, -61_000, -10 * hourMs].map(isPausedAfter)).toEqual([true, false, false]);
});

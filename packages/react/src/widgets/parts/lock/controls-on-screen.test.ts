import { expect, it } from "vitest";
import { addControl, hasControl } from "./controls-on-screen.ts";

it("a door has a control on screen until its last one has left", () => {
  const [first, second] = [addControl("front"), addControl("front")];
  expect([hasControl("front"), hasControl("back")]).toEqual([true, false]);
  first();
  expect(hasControl("front")).toBe(true);
  second();
  expect(hasControl("front")).toBe(false);
});

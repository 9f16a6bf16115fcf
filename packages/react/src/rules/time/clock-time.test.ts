import { afterEach, expect, it, vi } from "vitest";
import { clockTime, isClockTime } from "./clock-time.ts";

const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

it.each(["00:00", "09:30", "15:00", "23:59"])("%s is a time of day", (text) => expect(isClockTime(text)).toBe(true));

it.each(["9:30", "24:00", "15:60", "3 pm", "15:00:00", " 15:00", "15", "", 15, null, undefined, {}])(
  "%j is none",
  (value) => expect(isClockTime(value)).toBe(false),
);

it("takes a time of day from the host", () => {
  expect(clockTime("checkIn", "16:30", "15:00")).toBe("16:30");
  expect(warn).not.toHaveBeenCalled();
});

it.each([undefined, null, ""])("has the usual one where the host gives none: %j", (nothing) => {
  expect(clockTime("checkIn", nothing, "15:00")).toBe("15:00");
  expect(warn).not.toHaveBeenCalled();
});

it("reports one that it cannot read once, and has the usual one", () => {
  expect(clockTime("checkOut", "25:00", "11:00")).toBe("11:00");
  expect(clockTime("checkOut", "25:00", "11:00")).toBe("11:00");
  expect(warn.mock.calls).toEqual([['Cannot read checkOut="25:00": it should be a time of day, HH:mm.']]);
});

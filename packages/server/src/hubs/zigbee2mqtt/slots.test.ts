// Digits that a lock reports. Some locks answer zeros for every code, and Zigbee2MQTT repeats the digits of empty
// slots.
import { expect, it } from "vitest";
import { lockNamed } from "../../../test/locks/zigbee2mqtt-house.ts";
import { Z2mLock } from "./lock.ts";
import { digitsIn } from "./slot-answers.ts";
import { slotIn } from "./slots.ts";

const holding = (pin_code: unknown, status = "enabled") => ({ users: { 1: { status, pin_code } } });

/** Digits that a lock reports with the last of these messages. */
function digitsAfter(...pins: unknown[]): string | undefined {
  const lock = new Z2mLock(lockNamed("Front door"));
  for (const pin of pins) lock.hear(holding(pin));
  const found = slotIn(holding(pins.at(-1)), 1);
  return found && digitsIn({ ...found, isNews: true }, { lock, readsDigits: true });
}

it("zeros are no digits of a lock that has told nothing else", () => {
  expect(digitsAfter("0000")).toBeUndefined();
  expect(digitsAfter("00000000", "0000")).toBeUndefined();
});

it("zeros are digits of a lock that has told others", () => {
  expect(digitsAfter("4711", "0000")).toBe("0000");
  expect(digitsAfter("0482")).toBe("0482");
});

it.each([4711, "****", "", null, {}, ["4711"]])("%j holds no digits", (pin) => {
  expect(digitsAfter(pin)).toBeUndefined();
  expect(digitsAfter(pin, "0000")).toBeUndefined();
});

it("an empty slot has no digits, whatever is repeated of it", () => {
  expect(slotIn(holding("4711", "available"), 1)).toEqual({ occupied: false });
});

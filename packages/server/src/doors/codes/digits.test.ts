// PINs that a lock is given (platform-api §3.3, §4.3). packages/react/src/rules/code/pin.test.ts holds that the form
// refuses the same ones.
import { expect, it } from "vitest";
import type { DeviceEntity } from "../../base/db/devices.ts";
import { isMinted, pickPin, whyNot } from "./digits.ts";

type Properties = DeviceEntity["properties"];

const lock = (supported_code_lengths?: number[], ...constraints: string[]) =>
  ({
    supported_code_lengths,
    code_constraints: constraints.map((constraint_type) => ({ constraint_type })),
  }) as unknown as Properties;
const none: ReadonlySet<string> = new Set();

it.each([
  [lock([6, 4, 5]), "123", "Must have 4, 5 or 6 digits on this lock"],
  [lock([6]), "1234", "Must have 6 digits on this lock"],
  [lock([]), "123", "Must be 4 to 12 digits"],
  [lock(), "1234567890123", "Must be 4 to 12 digits"],
  [lock([4]), "12a4", "Must be 4 to 12 digits"],
  [lock([4]), "１２３４", "Must be 4 to 12 digits"],
  [lock([4], "no_zeros"), "1204", "Must not contain a 0 on this lock"],
  [lock([4], "no_ascending_or_descending_sequence"), "9876", "Must not be a run of digits such as 1234 on this lock"],
  [lock([4], "cannot_specify_pin_code"), "4821", "Cannot be given: the maker of this lock chooses the digits"],
  [lock([4], "invented_yesterday"), "1111", undefined],
  [lock([4]), "4821", undefined],
])("%j, %s: %s", (properties, pin, why) => expect(whyNot(properties, pin)).toBe(why));

it.each([
  ["the preferred length, where all locks take it", [lock([4, 6]), lock([6, 8, 4])], 6, 6],
  ["else the shortest that all take", [lock([6, 4, 5]), lock([5, 6])], 4, 5],
  ["the shortest where none is preferred", [lock([8, 6])], undefined, 6],
  ["four digits where a lock names no lengths", [lock()], undefined, 4],
  ["or as many as are preferred", [lock([])], 7, 7],
  ["what the lock that names some takes", [lock(), lock([5])], undefined, 5],
] as const)("picks %s", (_, locks, preferred, length) => expect(pickPin(locks, none, preferred)).toHaveLength(length));

it("picks no PIN if the locks share no length, the maker chooses PINs, or all are in use", () => {
  expect(pickPin([lock([4]), lock([6])], none)).toBeUndefined();
  expect(pickPin([lock([4], "cannot_specify_pin_code")], none)).toBeUndefined();
  expect(isMinted(lock([4], "cannot_specify_pin_code"))).toBe(true);
  const all = new Set(Array.from({ length: 10_000 }, (_, pin) => String(pin).padStart(4, "0")));
  expect(pickPin([lock([4])], all)).toBeUndefined();
});

it("picks no sequence of digits, which is easily guessed, and only PINs that every lock takes", () => {
  const locks = [lock([4], "no_zeros"), lock([4], "cannot_start_with_12")];
  const picked = Array.from({ length: 3000 }, () => pickPin(locks, none) ?? "");
  expect(
    picked.filter((pin) => !/^[1-9]{4}$/.test(pin) || pin.startsWith("12") || "1111 123456789 987654321".includes(pin)),
  ).toEqual([]);
  expect(picked.filter((pin) => new Set(pin).size === 1)).toEqual([]);
});

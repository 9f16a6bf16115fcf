import type { Device } from "@mortise/client";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { whyNot } from "../../../../server/src/doors/codes/digits.ts";
import { generatePin, pinProblem, pinRules, plainDigits } from "./pin.ts";

const rulesOf = (lengths?: number[], ...constraints: string[]) =>
  pinRules({
    properties: {
      supported_code_lengths: lengths,
      code_constraints: constraints.map((constraint_type) => ({ constraint_type })),
    },
  } as unknown as Device);

const anyConstraint = fc.constantFrom(
  "no_zeros",
  "cannot_start_with_12",
  "no_triple_consecutive_ints",
  "no_ascending_or_descending_sequence",
  "no_all_same_digits",
  "at_least_three_unique_digits",
  "unique_first_four_digits",
  "cannot_contain_089",
  "cannot_contain_0789",
);

it("knows whether the lock itself named the lengths", () => {
  expect(rulesOf([4, 5])).toMatchObject({ lengths: [4, 5], isNamed: true });
  expect(rulesOf()).toMatchObject({ isNamed: false });
});

describe("readings §5: PIN optional, numeric, lengths from supported_code_lengths", () => {
  it.each([
    ["", [4], null],
    ["1234", [4], null],
    ["12345", [4, 6], "pinLength"],
    ["12a4", [4], "pinDigits"],
    ["１２３４", [4], null],
    ["1234 ", [4], null],
    ["123", undefined, "pinLength"],
    ["123456789012", undefined, null],
    ["1234567890123", undefined, "pinLength"],
  ])("%j of %j: %s", (pin, lengths, problem) => expect(pinProblem(pin, rulesOf(lengths))).toBe(problem));
});

describe("platform-api §3.3: code_constraints", () => {
  it.each([
    ["no_zeros", "1204", "pinZeros"],
    ["no_zeros", "1294", null],
    ["cannot_start_with_12", "1294", "pinStartsWith12"],
    ["cannot_start_with_12", "2194", null],
    ["no_triple_consecutive_ints", "123491", "pinRuns"],
    ["no_triple_consecutive_ints", "777791", "pinRuns"],
    ["no_triple_consecutive_ints", "917654", "pinRuns"],
    ["no_triple_consecutive_ints", "123591", null],
    ["no_ascending_or_descending_sequence", "9876", "pinSequence"],
    ["no_ascending_or_descending_sequence", "1234", "pinSequence"],
    ["no_ascending_or_descending_sequence", "98761", null],
    ["no_all_same_digits", "1111", "pinAllSame"],
    ["no_all_same_digits", "1112", null],
    ["at_least_three_unique_digits", "1212", "pinThreeDifferent"],
    ["at_least_three_unique_digits", "1213", null],
    ["unique_first_four_digits", "12324", "pinFirstFour"],
    ["unique_first_four_digits", "12341", null],
    ["cannot_contain_089", "1284", "pinMissingKeys"],
    ["cannot_contain_0789", "1274", "pinMissingKeys"],
    ["invented_yesterday", "1111", null],
  ])("%s: %s → %s", (constraint, pin, problem) =>
    expect(pinProblem(pin, rulesOf(undefined, constraint))).toBe(problem),
  );

  it("cannot_specify_pin_code: the caller must leave `code` out", () => {
    expect(rulesOf([4], "cannot_specify_pin_code").canChoose).toBe(false);
    expect(rulesOf([4]).canChoose).toBe(true);
  });
  it("the form refuses exactly the PINs that the server refuses", () => {
    const digit = fc.constantFrom("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a");
    const run = fc.tuple(fc.nat(9), fc.constantFrom(-1, 0, 1), fc.integer({ min: 2, max: 5 }));
    const digitsOf = ([first, step, length]: [number, number, number]) =>
      Array.from({ length }, (_, at) => (first + at * step + 10) % 10).join("");
    const pins = fc
      .array(fc.oneof(digit, run.map(digitsOf)), { minLength: 1, maxLength: 5 })
      .map((parts) => parts.join(""));
    const lengths = fc.uniqueArray(fc.integer({ min: 4, max: 12 }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.uniqueArray(anyConstraint, { maxLength: 3 }), lengths, pins, (constraints, takes, pin) => {
        const properties = {
          supported_code_lengths: takes,
          code_constraints: constraints.map((constraint_type) => ({ constraint_type })),
        };
        const isRefused = whyNot(properties as unknown as Parameters<typeof whyNot>[0], pin) !== undefined;
        expect(pinProblem(pin, rulesOf(takes, ...constraints)) !== null).toBe(isRefused);
      }),
      { numRuns: 3000 },
    );
  });
  it("accepts any length for a device that names no rules, and ignores invalid ones", () => {
    expect(pinRules(undefined).lengths).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(
      pinRules({ properties: { code_constraints: [null], supported_code_lengths: "4" } } as unknown as Device).lengths,
    ).toContain(4);
  });
});

describe("generatePin", () => {
  it("always makes a PIN that the lock accepts, of its shortest length", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyConstraint),
        fc.uniqueArray(fc.integer({ min: 4, max: 12 }), { minLength: 1 }),
        (constraints, lengths) => {
          const rules = rulesOf(lengths, ...constraints);
          const pin = generatePin(rules, Math.random);
          expect(pin).not.toBeNull();
          expect(pinProblem(pin ?? "", rules)).toBeNull();
          expect(pin).toHaveLength(Math.min(...lengths));
        },
      ),
    );
  });
  it.each(["1112", "2111", "1239", "9321", "1212", "1122"])(
    "never returns %s, which anyone would guess",
    (guessable) => {
      const digits = Array.from(`${guessable}4821`).map((digit) => Number(digit) / 10 + 0.05);
      expect(generatePin(rulesOf([4]), () => digits.shift() ?? 0)).toBe("4821");
    },
  );
  it("returns null, not an endless loop, when chance gives it only guessable PINs", () =>
    expect(generatePin(rulesOf([4]), () => 0)).toBeNull());
  it("makes a PIN of 3 digits where the lock takes only 1 or 3", () =>
    expect(generatePin(rulesOf([1, 3]), Math.random)).toMatch(/^\d{3}$/));
});

describe("digits of other scripts", () => {
  it.each([
    ["١٢٣٤٥٦٧٨٩٠", "1234567890"],
    ["１２３４", "1234"],
    [" 48 21\u00a0", "4821"],
    [" ", ""],
    ["۱۲۳۴", "1234"],
    ["𝟎𝟏𝟗𝟘𝟙", "01901"],
    ["12a4", "12a4"],
    ["", ""],
  ])("%j is read as %j", (typed, pin) => expect(plainDigits(typed)).toBe(pin));

  it("are accepted as a PIN", () => expect(pinProblem("４٢८9", rulesOf([4]))).toBeNull());
});

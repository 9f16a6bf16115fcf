import type { Device } from "@mortise/client";
import { usableLengths } from "./code-length.ts";

/** Constraints of a lock on PINs (docs/api/platform-api.md §3.3). */
export interface PinRules {
  /** Allowed numbers of digits, ascending. */
  readonly lengths: readonly number[];
  /** Whether the lock itself names these lengths. Otherwise they are the usual ones. */
  readonly isNamed: boolean;
  /** Whether a PIN can be chosen. Otherwise the lock's manufacturer chooses it. */
  readonly canChoose: boolean;
  readonly constraints: ReadonlySet<string>;
}

/** Named like its sentence in strings/en.ts, accessCodeForm. */
export type PinProblem =
  | "pinDigits"
  | "pinLength"
  | "pinZeros"
  | "pinStartsWith12"
  | "pinRuns"
  | "pinSequence"
  | "pinAllSame"
  | "pinThreeDifferent"
  | "pinFirstFour"
  | "pinMissingKeys";

export function pinRules(device: Pick<Device, "properties"> | undefined): PinRules {
  const { supported_code_lengths, code_constraints } = device?.properties ?? {};
  const lengths = usableLengths(supported_code_lengths);
  const constraints = new Set<string>(
    Array.isArray(code_constraints) ? code_constraints.map((each) => each?.constraint_type) : [],
  );
  const isNamed = lengths.length > 0;
  return {
    lengths: isNamed ? lengths : anyLength,
    isNamed,
    canChoose: !constraints.has("cannot_specify_pin_code"),
    constraints,
  };
}

/**
 * Converts a typed PIN to ASCII digits without spaces: `١٢٣٤` and `１２３４`, from keyboards of other scripts, and `12 34`
 * are all 1234.
 */
export const plainDigits = (pin: string): string =>
  pin.replace(/\p{Nd}|\s/gu, (digit) => digit.trim() && `${valueOf(digit)}`);

/**
 * Value of a digit. Unicode has each script's digits in a row from 0 to 9, so the value is the number of digits
 * directly before it, modulo 10 because rows may adjoin.
 */
function valueOf(digit: string): number {
  const at = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(at - before - 1))) before += 1;
  return before % 10;
}

/** Returns the reason why a lock would refuse a PIN, or `null`. An empty PIN is valid: the server chooses one. */
export function pinProblem(typed: string, { lengths, constraints }: PinRules): PinProblem | null {
  const pin = plainDigits(typed);
  if (pin === "") return null;
  if (!/^[0-9]+$/.test(pin)) return "pinDigits";
  if (!lengths.includes(pin.length)) return "pinLength";
  const broken = checks.find(([constraint, , breaks]) => constraints.has(constraint) && breaks(pin));
  return broken?.[1] ?? null;
}

/**
 * Generates a PIN of the shortest accepted length that has at least four digits, else of the longest accepted length.
 * Skips PINs that are easily guessed. Returns `null` if a thousand attempts find none.
 */
export function generatePin(rules: PinRules, random: () => number): string | null {
  const length = rules.lengths.find((each) => each >= 4) ?? rules.lengths.at(-1) ?? 4;
  const digits = Array.from("0123456789").filter(
    (digit) => !ofKeys.some(([name, , breaks]) => rules.constraints.has(name) && breaks(digit)),
  );
  for (let attempt = 0; attempt < 1000; attempt++) {
    const pin = Array.from({ length }, () => digits[Math.floor(random() * digits.length)] ?? digits[0]).join("");
    if (pinProblem(pin, rules) === null && !isGuessable(pin)) return pin;
  }
  return null;
}

/** Lengths for a lock that names none (platform-api §2.2.4). */
const anyLength = [4, 5, 6, 7, 8, 9, 10, 11, 12];

type Check = readonly [constraint: string, problem: PinProblem, breaks: (pin: string) => boolean];

/** Constraints that forbid single digits. {@link generatePin} excludes those digits from the start. */
const ofKeys: readonly Check[] = [
  ["no_zeros", "pinZeros", (pin) => pin.includes("0")],
  ["cannot_contain_089", "pinMissingKeys", (pin) => /[089]/.test(pin)],
  ["cannot_contain_0789", "pinMissingKeys", (pin) => /[0789]/.test(pin)],
];
const checks: readonly Check[] = [
  ...ofKeys,
  ["cannot_start_with_12", "pinStartsWith12", (pin) => pin.startsWith("12")],
  ["no_all_same_digits", "pinAllSame", (pin) => longestRun(pin, 0) === pin.length],
  [
    "no_ascending_or_descending_sequence",
    "pinSequence",
    (pin) => Math.max(longestRun(pin, 1), longestRun(pin, -1)) === pin.length,
  ],
  ["no_triple_consecutive_ints", "pinRuns", (pin) => Math.max(...[0, 1, -1].map((step) => longestRun(pin, step))) > 3],
  ["at_least_three_unique_digits", "pinThreeDifferent", (pin) => new Set(pin).size < 3],
  ["unique_first_four_digits", "pinFirstFour", (pin) => new Set(pin.slice(0, 4)).size < 4],
];

/** Returns the length of the longest run in which each digit is the one before plus `step`. */
function longestRun(pin: string, step: number): number {
  let [longest, run] = [1, 1];
  for (let at = 1; at < pin.length; at++) {
    run = Number(pin[at]) - Number(pin[at - 1]) === step ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

const isGuessable = (pin: string): boolean =>
  pin.length >= 4 && ([0, 1, -1].some((step) => longestRun(pin, step) > 2) || new Set(pin.slice(0, 4)).size < 3);

import type { Device } from "@mortise/client";
import { usableLengths } from "./code-length.ts";

/** What a lock asks of a PIN (docs/api/platform-api.md §3.3). */
export interface PinRules {
  /** Allowed numbers of digits, ascending. */
  readonly lengths: readonly number[];
  /** Whether the lock itself names these lengths; otherwise they are what codes have elsewhere. */
  readonly isNamed: boolean;
  /** Whether a PIN can be chosen at all; if not, the lock's maker chooses it. */
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
 * A typed PIN in ASCII digits without spaces: `١٢٣٤` and `１２３４`, from keyboards of other scripts, and `12 34` are all
 * 1234.
 */
export const plainDigits = (pin: string): string =>
  pin.replace(/\p{Nd}|\s/gu, (digit) => digit.trim() && `${valueOf(digit)}`);

/**
 * Unicode has each script's digits in a row from 0 to 9, so a digit's value is how many precede it; rows may adjoin.
 */
function valueOf(digit: string): number {
  const at = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(at - before - 1))) before += 1;
  return before % 10;
}

/** Why a lock would refuse a PIN; `null` when it would not. An empty PIN is fine too: then the server picks one. */
export function pinProblem(typed: string, { lengths, constraints }: PinRules): PinProblem | null {
  const pin = plainDigits(typed);
  if (pin === "") return null;
  if (!/^[0-9]+$/.test(pin)) return "pinDigits";
  if (!lengths.includes(pin.length)) return "pinLength";
  const broken = checks.find(([constraint, , breaks]) => constraints.has(constraint) && breaks(pin));
  return broken?.[1] ?? null;
}

/**
 * A PIN of the shortest length the lock takes, but of at least four digits if it takes so many; never one that is
 * easily guessed. `null` when the rules leave no such PIN.
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

/** The lengths of a lock that names none (platform-api §2.2.4). */
const anyLength = [4, 5, 6, 7, 8, 9, 10, 11, 12];

type Check = readonly [constraint: string, problem: PinProblem, breaks: (pin: string) => boolean];

/** Constraints that forbid single digits: {@link generatePin} does without those digits from the start. */
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

/** The length of the longest run of digits in which each is the one before plus `step`. */
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

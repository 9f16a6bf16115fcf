// Checks if a lock accepts a PIN, and picks one for it (platform-api §3.3, §4.3).
import { randomInt } from "node:crypto";
import type { DeviceEntity } from "../../base/db/devices.ts";

type Properties = DeviceEntity["properties"];

const shortest = 4;
const longest = 12;
const usualLength = 4;

/** Reason why the lock would not accept these digits; `undefined` if it would. */
export function whyNot(properties: Properties, pin: string): string | undefined {
  const lengths = lengthsOf(properties);
  if (lengths && !lengths.includes(pin.length)) return `Must have ${inWords(lengths)} digits on this lock`;
  if (!/^\d+$/.test(pin) || pin.length < shortest || pin.length > longest)
    return `Must be ${shortest} to ${longest} digits`;
  const broken = constraintsOf(properties).find((type) => breaks[type]?.(pin));
  return broken === undefined ? undefined : sentences[broken];
}

/** Whether the manufacturer chooses the digits. */
export const isMinted = (properties: Properties): boolean =>
  constraintsOf(properties).includes("cannot_specify_pin_code");

/** Whether the lock accepts only PINs that its account has already. */
export const isOfExistingSet = (properties: Properties): boolean =>
  constraintsOf(properties).includes("pin_code_matches_existing_set");

/**
 * Picks digits that all these locks accept and that are not in `taken`. Returns `undefined` if it finds none; without
 * `among` it tries 5000 random PINs.
 * @param among - The only PINs to choose from.
 */
export function pickPin(
  locks: readonly Properties[],
  taken: ReadonlySet<string>,
  preferred?: number,
  among?: ReadonlySet<string>,
): string | undefined {
  if (among)
    return pickAmong(
      locks,
      [...among].filter((pin) => !taken.has(pin)),
      preferred,
    );
  const length = commonLength(locks, preferred);
  if (length === undefined) return undefined;
  for (let tries = 0; tries < 5000; tries += 1) {
    const pin = Array.from({ length }, () => randomInt(10)).join("");
    if (!isTrivial(pin) && !taken.has(pin) && locks.every((properties) => whyNot(properties, pin) === undefined))
      return pin;
  }
  return undefined;
}

function pickAmong(
  locks: readonly Properties[],
  pins: readonly string[],
  preferred: number | undefined,
): string | undefined {
  const fitting = pins.filter((pin) => locks.every((properties) => whyNot(properties, pin) === undefined));
  const liked = fitting.filter((pin) => pin.length === preferred);
  const choice = liked.length > 0 ? liked : fitting;
  return choice.length > 0 ? choice[randomInt(choice.length)] : undefined;
}

/** Preferred length if all locks support it, else the shortest that all support. */
function commonLength(locks: readonly Properties[], preferred: number | undefined): number | undefined {
  const lists = locks.map(lengthsOf).filter((list) => list !== undefined);
  const [first] = lists;
  if (!first) return preferred ?? usualLength;
  const common = first.filter((length) => lists.every((list) => list.includes(length))).sort((a, b) => a - b);
  return preferred !== undefined && common.includes(preferred) ? preferred : common[0];
}

function lengthsOf({ supported_code_lengths }: Properties): number[] | undefined {
  return Array.isArray(supported_code_lengths) && supported_code_lengths.length > 0
    ? (supported_code_lengths as number[])
    : undefined;
}

const constraintsOf = ({ code_constraints }: Properties): string[] =>
  Array.isArray(code_constraints)
    ? (code_constraints as { constraint_type: string }[]).map(({ constraint_type }) => constraint_type)
    : [];

const isRun = (pin: string, step: number): boolean =>
  Array.from(pin).every((digit, at) => at === 0 || Number(digit) - Number(pin[at - 1]) === step);
const isTrivial = (pin: string): boolean => [0, 1, -1].some((step) => isRun(pin, step));

function hasTriple(pin: string): boolean {
  return Array.from(pin).some(
    (_, at) => at + 4 <= pin.length && [0, 1, -1].some((step) => isRun(pin.slice(at, at + 4), step)),
  );
}

const breaks: Readonly<Record<string, (pin: string) => boolean>> = {
  no_zeros: (pin) => pin.includes("0"),
  cannot_start_with_12: (pin) => pin.startsWith("12"),
  no_triple_consecutive_ints: hasTriple,
  no_ascending_or_descending_sequence: (pin) => isRun(pin, 1) || isRun(pin, -1),
  no_all_same_digits: (pin) => isRun(pin, 0),
  at_least_three_unique_digits: (pin) => new Set(pin).size < 3,
  unique_first_four_digits: (pin) => new Set(pin.slice(0, 4)).size < 4,
  cannot_contain_089: (pin) => /[089]/.test(pin),
  cannot_contain_0789: (pin) => /[0789]/.test(pin),
  cannot_specify_pin_code: () => true,
};

const sentences: Readonly<Record<string, string>> = {
  no_zeros: "Must not contain a 0 on this lock",
  cannot_start_with_12: "Must not begin with 12 on this lock",
  no_triple_consecutive_ints: "Must not contain more than three equal or consecutive digits in a row on this lock",
  no_ascending_or_descending_sequence: "Must not be a run of digits such as 1234 on this lock",
  no_all_same_digits: "Must not repeat one digit on this lock",
  at_least_three_unique_digits: "Must contain at least three different digits on this lock",
  unique_first_four_digits: "Must begin with four different digits on this lock",
  cannot_contain_089: "Must not contain 0, 8 or 9 on this lock",
  cannot_contain_0789: "Must not contain 0, 7, 8 or 9 on this lock",
  cannot_specify_pin_code: "Cannot be given: the maker of this lock chooses the digits",
};

function inWords(lengths: readonly number[]): string {
  const sorted = [...lengths].sort((a, b) => a - b);
  return sorted.length === 1 ? `${sorted[0]}` : `${sorted.slice(0, -1).join(", ")} or ${sorted.at(-1)}`;
}

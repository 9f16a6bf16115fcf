// Refuses codes that a lock would not accept, or that could not be told apart there, before anything is written
// (platform-api §3.3, §4.3).
import { accessCodeOf } from "../../base/db/access-codes.ts";
import type { DeviceEntity } from "../../base/db/devices.ts";
import { leftAtLock } from "../slots/code-placement.ts";
import type { AccessCodeRow } from "../../base/db/schema.ts";
import { invalidInput, Refusal } from "../../base/errors.ts";
import { whyNot } from "./digits.ts";
import type { WorkspaceTime } from "../../base/clock.ts";

type Properties = DeviceEntity["properties"];

/** Checks a PIN. @param among - The only allowed PINs, for a lock that accepts only PINs of its account. */
export function checkPin(properties: Properties, pin: string, among?: ReadonlySet<string>): void {
  const why =
    whyNot(properties, pin) ??
    (among && !among.has(pin) ? "Must be a PIN that another lock of this account already has" : undefined);
  if (why !== undefined) throw invalidInput("code", why);
}

export type CodeOnLock = Pick<AccessCodeRow, "access_code_id" | "code" | "is_managed" | "refused" | "body"> & {
  /** Slot on the lock; `null` if none is stored. */
  slot: number | null;
};

/**
 * Refuses digits of another managed code on this lock, because equal PINs would not show who came in. Digits of a code
 * that was erased at the lock, and is not put back, are free.
 */
export function refuseDuplicate(others: readonly CodeOnLock[], pin: string, own?: string): void {
  const isErased = ({ refused, slot }: CodeOnLock) => refused === leftAtLock && slot === null;
  const other = others.find(
    (each) => each.code === pin && each.is_managed === 1 && each.access_code_id !== own && !isErased(each),
  );
  if (!other) return;
  const { ends_at = null } = accessCodeOf(other);
  const until = ends_at === null ? "It has no end." : `They are taken until ${ends_at}.`;
  throw new Refusal(409, "duplicate_access_code", `Another code on this lock has the same digits. ${until}`, {
    data: { access_code_id: other.access_code_id, device_id: accessCodeOf(other).device_id, ends_at },
  });
}

/** Checks a name. @param others - All other codes on the lock, of any origin. */
export function checkName(
  properties: Properties,
  name: string | null,
  others: readonly Pick<AccessCodeRow, "access_code_id" | "body">[],
  own?: string,
): void {
  if (name === null) return;
  const { least: min_length, most: max_length } = nameLimits(properties);
  // Counts code points, as the form does, not UTF-16 code units.
  const { length } = Array.from(name);
  const limits = max_length === Number.POSITIVE_INFINITY ? `at least ${min_length}` : `${min_length} to ${max_length}`;
  if (length < min_length || length > max_length)
    throw invalidInput("name", `Must have ${limits} characters on this lock`);
  if (!wantsOwnNames(properties)) return;
  const isTaken = others.some((other) => other.access_code_id !== own && accessCodeOf(other).name === name);
  if (isTaken) throw invalidInput("name", "Must differ from the names of all other codes on this lock");
}

export function nameLimits(properties: Properties): { least: number; most: number } {
  const { min_length = 0, max_length = Number.POSITIVE_INFINITY } = constraintOf(properties, "name_length") ?? {};
  return { least: min_length, most: max_length };
}

export const wantsOwnNames = (properties: Properties): boolean =>
  constraintOf(properties, "name_must_be_unique") !== undefined;

const minuteMs = 60_000;

/**
 * Checks a start. The beginning of the current minute is not in the past, because a form without seconds sends it for
 * the present time.
 * @param starts_at - Valid time in UTC; `null` for an ongoing code.
 */
export function checkStart(properties: Properties, starts_at: string | null, now: WorkspaceTime): void {
  const isPast = starts_at !== null && Date.parse(starts_at) < now - (now % minuteMs);
  if (isPast && constraintOf(properties, "start_date_in_future"))
    throw invalidInput("starts_at", "Must not be in the past on this lock");
}

interface Constraint {
  constraint_type: string;
  min_length?: number;
  max_length?: number;
}

const constraintOf = ({ code_constraints }: Properties, type: string): Constraint | undefined =>
  Array.isArray(code_constraints)
    ? (code_constraints as Constraint[]).find(({ constraint_type }) => constraint_type === type)
    : undefined;

// What a slot of a lock may hold while the lock has not confirmed a write. Pure.
import type { CodeSlotRow } from "../../../base/db/schema.ts";
import type { SlotState } from "../../../driver/driver.ts";

/**
 * `phase`: `set` = the lock is known to hold it · `found` = it came there from elsewhere during an operation on the
 * slot.
 */
type Held = Pick<CodeSlotRow, "code" | "hours"> & { phase: CodeSlotRow["phase"] | "found" };

const heldOf = ({ code, hours, phase }: Held): Held => ({ code, hours, phase });
const isSame = (one: Held, other: Held): boolean => one.code === other.code && one.hours === other.hours;
const formerOf = ({ former }: CodeSlotRow): Held[] => (former === null ? [] : (JSON.parse(former) as Held[]));
const formerText = (former: readonly Held[]): string | null => (former.length === 0 ? null : JSON.stringify(former));

/** Everything the slot may hold; the latest write comes first. */
export const mayHold = (slot: CodeSlotRow): Held[] => [heldOf(slot), ...formerOf(slot)];

/** To be noted as `former` when the slot is written to again. */
export const formerOnceRewritten = (slot: CodeSlotRow): string | null =>
  formerText([heldOf(slot), ...formerOf(slot).filter((each) => !isSame(each, slot))]);

/** To be noted as `former` when the lock reports digits of others that came into the slot during an operation. */
export const formerOnceFound = (slot: CodeSlotRow, code: string): string | null =>
  formerText([{ code, hours: "", phase: "found" }, ...formerOf(slot)]);

/** Digits of others came into the slot during the operation: its answer does not tell which of the two came last. */
export const isOverwritten = (slot: CodeSlotRow): boolean => formerOf(slot).some(({ phase }) => phase === "found");

/** What a place is known to hold: a code that works there, or one that is switched off. */
export const heldPhase = ({ active }: { active?: boolean | undefined }): "set" | "inactive" =>
  active === false ? "inactive" : "set";

/** No operation is under way, and what the last one did is known. */
export const isAtRest = ({ op_id, phase, former }: CodeSlotRow): boolean =>
  op_id === null && phase !== "writing" && phase !== "clearing" && former === null;
/** No operation is under way, but what the last one did is not known. */
export const isInDoubt = (slot: CodeSlotRow): boolean => slot.op_id === null && !isAtRest(slot);

/**
 * Digits that others put into a slot that was free when our write began, and that our failed or unconfirmed write has
 * not replaced: they are not ours to touch. `read`: as for {@link notRewritten}.
 */
export function digitsOfOthers(
  slot: CodeSlotRow,
  applied: "no" | "unknown",
  read: SlotState | null | undefined,
): string | undefined {
  const found = formerOf(slot);
  if (read === null || found.some(({ phase }) => phase !== "found")) return undefined;
  const there = read?.code ?? (applied === "no" ? found[0]?.code : undefined);
  return there === slot.code ? undefined : there;
}

const known = ({ code, hours, phase }: Held) => ({ code, hours, phase: phase === "found" ? ("set" as const) : phase });

/** The slot once its operation has ended. */
export const atRest = (slot: CodeSlotRow): CodeSlotRow => ({
  ...slot,
  op_id: null,
  deadline: null,
  former: formerText(formerOf(slot).map(known)),
});

/**
 * The slot after a write that failed (`applied` "no") or may still take effect ("unknown"); undefined: the slot is
 * empty. `read`: what the lock says is there, null for nothing; undefined: it was not asked, or did not say.
 */
export function notRewritten(
  slot: CodeSlotRow,
  applied: "no" | "unknown",
  read: SlotState | null | undefined,
): CodeSlotRow | undefined {
  const idle = { ...slot, op_id: null, deadline: null };
  const digits = read?.code;
  const former = (read === null ? [] : formerOf(slot).map(known)).filter(
    ({ code }) => digits === undefined || code === digits,
  );
  // The write may still take effect, until its deadline: its digits stay noted, with what the slot held before.
  if (applied === "unknown")
    return { ...idle, deadline: slot.deadline, former: formerText(former.filter((each) => !isSame(each, slot))) };
  const [last, ...others] = former;
  if (last)
    return {
      ...idle,
      ...last,
      ...(read && digits !== undefined && others.length === 0 ? { phase: heldPhase(read) } : {}),
      former: formerText(others),
    };
  // The lock holds digits that it did not report. A slot that was ours notes them; one that was free is not ours.
  return !read || digits === undefined || slot.former === null
    ? undefined
    : { ...idle, code: digits, phase: heldPhase(read), former: null };
}

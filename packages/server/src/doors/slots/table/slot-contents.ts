// Possible contents of a slot while the lock has not confirmed a write. Pure.
import type { CodeSlotRow } from "../../../base/db/schema.ts";
import type { SlotState } from "../../../driver/driver.ts";

/**
 * A possible content. `phase` is `set` if the lock is known to hold it, `found` if it was programmed at the lock during
 * an operation on the slot.
 */
type Held = Pick<CodeSlotRow, "code" | "hours"> & { phase: CodeSlotRow["phase"] | "found" };

const heldOf = ({ code, hours, phase }: Held): Held => ({ code, hours, phase });
const isSame = (one: Held, other: Held): boolean => one.code === other.code && one.hours === other.hours;
const formerOf = ({ former }: CodeSlotRow): Held[] => (former === null ? [] : (JSON.parse(former) as Held[]));
const formerText = (former: readonly Held[]): string | null => (former.length === 0 ? null : JSON.stringify(former));

/** Possible contents of the slot, latest write first. */
export const mayHold = (slot: CodeSlotRow): Held[] => [heldOf(slot), ...formerOf(slot)];

/** Value of `former` when the slot is written again. */
export const formerOnceRewritten = (slot: CodeSlotRow): string | null =>
  formerText([heldOf(slot), ...formerOf(slot).filter((each) => !isSame(each, slot))]);

/** Value of `former` when the lock reports digits that were programmed during an operation. */
export const formerOnceFound = (slot: CodeSlotRow, code: string): string | null =>
  formerText([{ code, hours: "", phase: "found" }, ...formerOf(slot)]);

/** Whether digits were programmed at the lock during the operation, whose answer does not show which came last. */
export const isOverwritten = (slot: CodeSlotRow): boolean => formerOf(slot).some(({ phase }) => phase === "found");

/** Phase of a known content: a code that works, or one that is switched off. */
export const heldPhase = ({ active }: { active?: boolean | undefined }): "set" | "inactive" =>
  active === false ? "inactive" : "set";

/** Whether no operation is under way and the outcome of the last one is known. */
export const isAtRest = ({ op_id, phase, former }: CodeSlotRow): boolean =>
  op_id === null && phase !== "writing" && phase !== "clearing" && former === null;
/** Whether no operation is under way but the outcome of the last one is unknown. */
export const isInDoubt = (slot: CodeSlotRow): boolean => slot.op_id === null && !isAtRest(slot);

/**
 * Foreign digits in a slot that was free when the write started, and that the failed or unconfirmed write did not
 * replace. The server must not touch them.
 * @param read - As for {@link notRewritten}.
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

/** Slot after the end of its operation. */
export const atRest = (slot: CodeSlotRow): CodeSlotRow => ({
  ...slot,
  op_id: null,
  deadline: null,
  former: formerText(formerOf(slot).map(known)),
});

/**
 * Slot after a write that failed (`applied` "no") or may still take effect ("unknown"). Returns `undefined` if the slot
 * is empty.
 * @param read - Content that the lock reports, `null` for none; `undefined` if it was not read, or did not say.
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
  // The write may still take effect until its deadline, so its digits are kept together with the former content.
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
  // No former content fits what the lock reports. If it reports other digits, a slot that held a code of the server
  // takes these digits over. In a slot that was free, such digits are foreign and get no record.
  return !read || digits === undefined || slot.former === null
    ? undefined
    : { ...idle, code: digits, phase: heldPhase(read), former: null };
}

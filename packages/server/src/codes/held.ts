// What a slot of a lock may hold while the lock has not confirmed a write. Pure.
import type { CodeSlotRow } from "../db/schema.ts";
import type { SlotState } from "../drivers/driver.ts";

/** `phase`: `set` = the lock is known to hold it · `found` = it came there from elsewhere during an operation on the slot. */
export type Held = Pick<CodeSlotRow, "code" | "hours"> & { phase: CodeSlotRow["phase"] | "found" };

const heldOf = ({ code, hours, phase }: Held): Held => ({ code, hours, phase });
const isSame = (one: Held, other: Held): boolean => one.code === other.code && one.hours === other.hours;
const formerOf = ({ former }: CodeSlotRow): Held[] => (former === null ? [] : (JSON.parse(former) as Held[]));
const formerText = (former: readonly Held[]): string | null => (former.length === 0 ? null : JSON.stringify(former));

/** What it may hold: first what was written last. */
export const mayHold = (slot: CodeSlotRow): Held[] => [heldOf(slot), ...formerOf(slot)];

/** To be noted as `former` when the slot is written to again. */
export const formerOnceRewritten = (slot: CodeSlotRow): string | null =>
  formerText([heldOf(slot), ...formerOf(slot).filter((each) => !isSame(each, slot))]);

/** To be noted as `former` when the lock tells of digits that came there while it was being told something itself. */
export const formerOnceFound = (slot: CodeSlotRow, code: string): string | null =>
  formerText([{ code, hours: "", phase: "found" }, ...formerOf(slot)]);

/** Digits came there before the operation or after it: its answer does not tell which. */
export const isOverwritten = (slot: CodeSlotRow): boolean => formerOf(slot).some(({ phase }) => phase === "found");

/** Nothing is under way, and the lock has told what came of what was. */
export const isAtRest = ({ op_id, phase, former }: CodeSlotRow): boolean => op_id === null && phase === "set" && former === null;
/** Nothing is under way, and nobody knows what came of what was. */
export const isInDoubt = (slot: CodeSlotRow): boolean => slot.op_id === null && !isAtRest(slot);

/**
 * Digits that others put into a slot which was free when our write of it began, and which the write, that came to nothing or of which
 * nobody knows, has not replaced: they are not ours to touch. `read`: as for {@link notRewritten}.
 */
export function digitsOfOthers(slot: CodeSlotRow, applied: "no" | "unknown", read: SlotState | null | undefined): string | undefined {
  const found = formerOf(slot);
  if (read === null || found.some(({ phase }) => phase !== "found")) return undefined;
  const there = read?.code ?? (applied === "no" ? found[0]?.code : undefined);
  return there === slot.code ? undefined : there;
}

const known = ({ code, hours, phase }: Held) => ({ code, hours, phase: phase === "found" ? ("set" as const) : phase });

/** With nothing under way any more. */
export const atRest = (slot: CodeSlotRow): CodeSlotRow => ({
  ...slot,
  op_id: null,
  deadline: null,
  former: formerText(formerOf(slot).map(known)),
});

/**
 * The slot after a write that did not come about, or of which nobody knows; undefined: it is empty.
 * `read`: what the lock says is there, null for nothing; undefined: it was not asked, or did not say.
 */
export function notRewritten(slot: CodeSlotRow, applied: "no" | "unknown", read: SlotState | null | undefined): CodeSlotRow | undefined {
  const idle = { ...slot, op_id: null, deadline: null };
  const digits = read?.code;
  const former = (read === null ? [] : formerOf(slot).map(known)).filter(({ code }) => digits === undefined || code === digits);
  // It may still come about.
  if (applied === "unknown") return { ...idle, former: formerText(former.filter((each) => !isSame(each, slot))) };
  const [last, ...others] = former;
  if (last)
    return { ...idle, ...last, ...(digits !== undefined && others.length === 0 ? { phase: "set" } : {}), former: formerText(others) };
  // Somebody else's digits have come there unheard; where nothing of ours was, they are another's.
  return digits === undefined || slot.former === null ? undefined : { ...idle, code: digits, phase: "set", former: null };
}

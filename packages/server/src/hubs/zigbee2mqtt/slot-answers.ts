// Reads one slot from the lock.
import { DriverError, type Op, type SlotState } from "../../driver/driver.ts";
import { radioMs } from "../../driver/require-time.ts";
import type { Speaking } from "./bolt.ts";
import type { Heard, Z2mLock } from "./lock.ts";
import { isZeros, type SlotMessage, slotIn } from "./slots.ts";
import { hasOtherNews } from "./lock-message.ts";

const answerMs = 8000;

export interface CodesContext extends Speaking {
  lock: Z2mLock;
  /** Slots of the account. All others belong to somebody else. */
  slots: readonly number[];
  readsDigits: boolean;
}

export interface SlotAnswer extends SlotMessage {
  /** Whether the answer differs from the remembered one, so that it cannot be a repetition. */
  isNews: boolean;
}

/** Reads a slot. Resolves to `undefined` if the lock did not answer, or no time was left. */
export async function askSlot(slot: number, op: Op, { lock, get, now }: CodesContext): Promise<SlotAnswer | undefined> {
  if (!hasTime(op, now())) return undefined;
  const find = ({ message, before, failure }: Heard) => {
    if (failure?.of === "get" && failure.key === "pin_code") return "failed" as const;
    const found = slotIn(message, slot);
    const known = before && slotIn(before, slot);
    const isNews =
      before !== undefined &&
      (known?.occupied !== found?.occupied || known?.active !== found?.active || known?.code !== found?.code);
    return found && (isNews || !hasOtherNews(message, before, slot)) ? { ...found, isNews } : undefined;
  };
  const answer = lock.next(find, Math.min(op.deadline - now(), answerMs), op.signal);
  get({ pin_code: { user: slot, pin_code: "" } });
  const found = await answer;
  return found === "failed" ? undefined : found;
}

export const unansweredError = (applied: "no" | "unknown") =>
  new DriverError("timeout", "The lock did not report what is in the slot.", { applied });

/** Reads a slot, and reads it again if the answer may only repeat the remembered one. */
export async function askSlotSurely(slot: number, op: Op, context: CodesContext): Promise<SlotAnswer> {
  const first = await askSlot(slot, op, context);
  const found = first?.isNews === false ? await askSlot(slot, op, context) : first;
  if (!found) throw unansweredError("no");
  return found;
}

export async function readSlot(slot: number, op: Op, context: CodesContext): Promise<SlotState> {
  const found = await askSlot(slot, op, context);
  if (!found) throw unansweredError("no");
  const code = digitsIn(found, context);
  return {
    slot,
    occupied: found.occupied,
    ...(found.active === false && { active: false }),
    ...(code !== undefined && { code }),
  };
}

/** Digits that the lock reports. A lock that has reported only zeros on this link hides its digits. */
export const digitsIn = (
  { code }: SlotAnswer,
  { readsDigits, lock }: Pick<CodesContext, "readsDigits" | "lock">,
): string | undefined =>
  !readsDigits || code === undefined || (isZeros(code) && !lock.hasToldDigits) ? undefined : code;

/** Whether a message that is sent now reaches the lock before the deadline. */
export const hasTime = ({ signal, deadline }: Op, now: number): boolean => !signal.aborted && now + radioMs < deadline;

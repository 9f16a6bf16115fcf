// What the lock answers when it is asked about one slot for a code.
import { DriverError, type Op, type SlotState } from "../../driver/driver.ts";
import { radioMs } from "../../driver/require-time.ts";
import type { Speaking } from "./bolt.ts";
import type { Heard, Z2mLock } from "./lock.ts";
import { isZeros, type SlotMessage, slotIn } from "./slots.ts";
import { hasOtherNews } from "./lock-message.ts";

const answerMs = 8000;

export interface CodesContext extends Speaking {
  lock: Z2mLock;
  /** Places of the account; all others are somebody else's. */
  slots: readonly number[];
  readsDigits: boolean;
}

export interface SlotAnswer extends SlotMessage {
  /** Whether it differs from what was remembered of the place, so that it can be no repetition. */
  isNews: boolean;
}

/** `undefined`: the lock did not answer, or there was no time left to ask it. */
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
  new DriverError("timeout", "The lock did not tell what is in the place.", { applied });

/** An answer that only says what was known is believed when it comes to a second question too. */
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

/** The digits that the lock tells. A lock that has only ever told zeros tells none. */
export const digitsIn = (
  { code }: SlotAnswer,
  { readsDigits, lock }: Pick<CodesContext, "readsDigits" | "lock">,
): string | undefined =>
  !readsDigits || code === undefined || (isZeros(code) && !lock.hasToldDigits) ? undefined : code;

/** Whether a message that is sent now reaches the lock before the deadline. */
export const hasTime = ({ signal, deadline }: Op, now: number): boolean => !signal.aborted && now + radioMs < deadline;

// Codes through Zigbee2MQTT. A refused PIN is silent on MQTT, so every write is read back; digits are mostly not told,
// so a place is emptied, and seen to be empty, before it is written: then "occupied" means these digits.
import { type CodeProof, type CodeWrite, DriverError, type Op, type SlotState } from "../driver.ts";
import { requireTime } from "../require-time.ts";
import type { Speaking } from "./bolt.ts";
import type { Failure, Heard, Z2mLock } from "./lock.ts";
import { hasOtherNews, type SlotMessage, slotIn } from "./wire.ts";

const answerMs = 8000;
/** A lock needs a moment between being told and being asked. */
const settleMs = 400;
const askedTwice = 2;

export interface CodesContext extends Speaking {
  lock: Z2mLock;
  /** Places of the account; all others are somebody else's. */
  slots: readonly number[];
  readsDigits: boolean;
}

interface SlotAnswer extends SlotMessage {
  /** Whether it differs from what was remembered of the place, so that it can be no repetition. */
  isNews: boolean;
}

/** undefined: the lock did not answer. */
async function askSlot(slot: number, op: Op, { lock, get, now }: CodesContext): Promise<SlotAnswer | undefined> {
  requireTime(op, now());
  const find = ({ message, before, failure }: Heard) => {
    if (failure?.of === "get" && failure.key === "pin_code") return "failed" as const;
    const found = slotIn(message, slot);
    const known = before && slotIn(before, slot);
    const isNews = before !== undefined && (known?.occupied !== found?.occupied || known?.code !== found?.code);
    return found && (isNews || !hasOtherNews(message, before, slot)) ? { ...found, isNews } : undefined;
  };
  const answer = lock.next(find, Math.min(op.deadline - now(), answerMs), op.signal);
  get({ pin_code: { user: slot, pin_code: "" } });
  const found = await answer;
  return found === "failed" ? undefined : found;
}

const unanswered = (applied: "no" | "unknown") =>
  new DriverError("timeout", "The lock did not tell what is in the place.", { applied });

/** An answer that only says what was known is believed when it comes to a second question too. */
async function askSlotSurely(slot: number, op: Op, context: CodesContext): Promise<SlotAnswer> {
  const first = await askSlot(slot, op, context);
  const found = first?.isNews === false ? await askSlot(slot, op, context) : first;
  if (!found) throw unanswered("no");
  return found;
}

export async function readSlot(slot: number, op: Op, context: CodesContext): Promise<SlotState> {
  const found = await askSlot(slot, op, context);
  if (!found) throw unanswered("no");
  return {
    slot,
    occupied: found.occupied,
    ...(context.readsDigits && found.code !== undefined ? { code: found.code } : {}),
  };
}

/** Tells the lock, and asks until it is so, or until the lock has said otherwise twice. */
async function becomes(
  occupied: boolean,
  slot: number,
  pin: object,
  op: Op,
  context: CodesContext,
): Promise<SlotAnswer | undefined> {
  const { lock, set } = context;
  const over = new AbortController();
  let failed: Failure | undefined;
  const isPin = ({ failure }: Heard) => (failure?.of === "set" && failure.key === "pin_code" ? failure : undefined);
  void lock.next(isPin, undefined, AbortSignal.any([op.signal, over.signal])).then((failure) => (failed = failure));
  try {
    set({ pin_code: { user: slot, ...pin } });
    let found: SlotAnswer | undefined;
    for (let asked = 0; asked < askedTwice; asked += 1) {
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      if (failed) throw notSent(failed);
      found = await askSlot(slot, op, context);
      if (found?.occupied === occupied) return found;
    }
    if (failed) throw notSent(failed);
    if (!found) throw unanswered("unknown");
    return undefined;
  } finally {
    over.abort();
  }
}

const notSent = ({ isSilent }: Failure): DriverError =>
  isSilent
    ? new DriverError("unreachable", "The lock cannot be reached over Zigbee.", { applied: "unknown" })
    : new DriverError("rejected", "Zigbee2MQTT could not carry out the command.", { applied: "unknown" });

/** What the account does not own holds somebody else's code, or the lock's own. */
function requireOwn(slot: number, { slots }: CodesContext): void {
  if (!slots.includes(slot))
    throw new DriverError(
      "unsupported",
      "The place is none of those that this account may use. Add it to the account's places for codes.",
    );
}

export async function writeSlot({ slot, code }: CodeWrite, op: Op, context: CodesContext): Promise<CodeProof> {
  requireTime(op, context.now());
  requireOwn(slot, context);
  if (!/^\d{4,8}$/.test(code)) throw new DriverError("invalid_code", "The lock takes four to eight digits.");
  await context.requireLife();
  const before = await askSlotSurely(slot, op, context);
  if (before.occupied) await empty(slot, op, context);
  requireTime(op, context.now());
  const found = await becomes(
    true,
    slot,
    { user_type: "unrestricted", user_enabled: true, pin_code: code },
    op,
    context,
  );
  if (!found)
    throw new DriverError(
      "rejected",
      "The lock did not take the code, and does not say why. It may hold these digits for another code, or refuse how many they are.",
    );
  if (context.readsDigits && found.code !== undefined && found.code !== code)
    throw new DriverError("rejected", "The lock holds other digits than it was given.");
  return { proof: "readback" };
}

export async function clearSlot(slot: number, op: Op, context: CodesContext): Promise<CodeProof> {
  requireTime(op, context.now());
  requireOwn(slot, context);
  await context.requireLife();
  // Kept for a lock that is away, it would take off whatever code is there by then.
  if (!(await askSlot(slot, op, context))) throw unanswered("no");
  return empty(slot, op, context);
}

async function empty(slot: number, op: Op, context: CodesContext): Promise<CodeProof> {
  requireTime(op, context.now());
  const found = await becomes(false, slot, { pin_code: null }, op, context);
  if (!found) throw new DriverError("rejected", "The lock still holds the code.");
  if (!found.isNews && (await askSlotSurely(slot, op, context)).occupied)
    throw new DriverError("rejected", "The lock still holds the code.");
  return { proof: "readback" };
}

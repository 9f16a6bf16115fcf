// Writes, reads and clears codes through Zigbee2MQTT. A refused PIN is silent on MQTT, so every write is read back.
// Most locks hide digits, so a slot is cleared and read as empty before it is written: "occupied" then means these
// digits.
import { type CodeProof, type CodeWrite, DriverError, type Op } from "../../driver/driver.ts";
import { requireTime } from "../../driver/require-time.ts";
import type { Failure, Heard } from "./lock.ts";
import {
  askSlot,
  askSlotSurely,
  type CodesContext,
  digitsIn,
  hasTime,
  type SlotAnswer,
  unansweredError,
} from "./slot-answers.ts";

/** Pause that a lock needs between a command and a reading. */
const settleMs = 400;
const askedTwice = 2;

/**
 * Sends a command and reads the slot until `isDone`, at most twice. Resolves to the last answer.
 * @throws DriverError if the last reading has no answer, or Zigbee2MQTT reports that the command failed
 */
async function tell(
  key: "pin_code" | "user_status",
  command: object,
  isDone: (found: SlotAnswer) => boolean,
  slot: number,
  op: Op,
  context: CodesContext,
): Promise<SlotAnswer> {
  const { lock, set } = context;
  const over = new AbortController();
  let failed: Failure | undefined;
  const isOurs = ({ failure }: Heard) => (failure?.of === "set" && failure.key === key ? failure : undefined);
  void lock.next(isOurs, undefined, AbortSignal.any([op.signal, over.signal])).then((failure) => (failed = failure));
  try {
    set({ [key]: { user: slot, ...command } });
    let found: SlotAnswer | undefined;
    for (let asked = 0; asked < askedTwice; asked += 1) {
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      if (failed) throw notSent(failed);
      found = await askSlot(slot, op, context);
      if (found && isDone(found)) return found;
    }
    if (failed) throw notSent(failed);
    if (!found) throw unansweredError("unknown");
    return found;
  } finally {
    over.abort();
  }
}

const notSent = ({ isSilent }: Failure): DriverError =>
  isSilent
    ? new DriverError("unreachable", "The lock cannot be reached over Zigbee.", { applied: "unknown" })
    : new DriverError("rejected", "Zigbee2MQTT could not carry out the command.", { applied: "unknown" });

/** Refuses slots outside the account's, which hold codes of others or of the lock itself. */
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
  const written = await tell("pin_code", withDigits(code), isOccupied, slot, op, context);
  if (!written.occupied)
    throw new DriverError(
      "rejected",
      "The lock did not take the code, and does not say why. It may hold these digits for another code, or refuse how many they are.",
    );
  const found = isActive(written) ? written : await enable(slot, op, context);
  if (!found.occupied) throw new DriverError("rejected", "The lock dropped the code when it was told to enable it.");
  if (!isActive(found)) throw new DriverError("inactive", "The lock holds the code but keeps it switched off.");
  const told = digitsIn(found, context);
  if (told !== undefined && told !== code)
    throw new DriverError("rejected", "The lock holds other digits than it was given.");
  return { proof: "readback" };
}

/** Switches a code on, because locks may keep one switched off that was written as enabled. */
async function enable(slot: number, op: Op, context: CodesContext): Promise<SlotAnswer> {
  if (!hasTime(op, context.now())) throw unansweredError("unknown");
  return tell("user_status", { status: "enabled" }, isActive, slot, op, context);
}

const withDigits = (pin_code: string) => ({ user_type: "unrestricted", user_enabled: true, pin_code });
const isOccupied = ({ occupied }: SlotAnswer): boolean => occupied;
const isActive = ({ occupied, active }: SlotAnswer): boolean => occupied && active !== false;

export async function clearSlot(slot: number, op: Op, context: CodesContext): Promise<CodeProof> {
  requireTime(op, context.now());
  requireOwn(slot, context);
  await context.requireLife();
  // The lock must answer first: a command kept for an absent lock would remove any code that is there by then.
  if (!(await askSlot(slot, op, context))) throw unansweredError("no");
  return empty(slot, op, context);
}

async function empty(slot: number, op: Op, context: CodesContext): Promise<CodeProof> {
  requireTime(op, context.now());
  const found = await tell("pin_code", { pin_code: null }, (each) => !each.occupied, slot, op, context);
  if (found.occupied || (!found.isNews && (await askSlotSurely(slot, op, context)).occupied))
    throw new DriverError("rejected", "The lock still holds the code.");
  return { proof: "readback" };
}

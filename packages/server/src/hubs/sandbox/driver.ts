// Driver of simulated locks, which exist only in the database. They take time, keep their state, and fail on request.
import type { Database, Tx } from "../../base/db/database.ts";
import {
  type AskAgain,
  type CodeProof,
  type Driver,
  DriverError,
  type Fault,
  type LockDriver,
  type LockProof,
  type Op,
  type SlotState,
} from "../../driver/driver.ts";
import { hasLasting, type LockFault, takeFault } from "./faults.ts";
import { type Command, type Deed, freeAt, isReachable, refusalOf, reportOf, type SandboxLock } from "./lock.ts";
import { changeLock, readLock, type StoredLock } from "./store.ts";

/** Delay of the fault `slow`: long enough that a person wonders, shorter than the 30 s of a command. */
const slowMs = 12_000;

/** Driver of simulated devices of every kind. */
export type SandboxDriver = LockDriver & Required<Pick<Driver, "codes" | "climate" | "noise">>;

export function sandboxDriver(database: Database): SandboxDriver {
  const done = async <Proof>(deed: Deed, op: Op, proof: Proof): Promise<Proof | AskAgain> => {
    const answer = await changeLock(database, op.device_id, op.now, (stored, tx) => carryOut(stored, deed, op, tx));
    if (answer instanceof DriverError) throw answer;
    return answer === "done" ? proof : answer;
  };
  const read = async (op: Op): Promise<SandboxLock> => {
    const stored = await readLock(database.query, op.device_id, op.now);
    const why = unreachable(stored);
    if (why) throw errorOf(why);
    if (await hasLasting(database.query, op, "offline")) throw errorOf("unreachable");
    return stored.lock;
  };
  return {
    kind: "sandbox",
    keepsOperations: true,
    readState: async (op) => reportOf(await read(op), op.device_id, op.now),
    bolt: {
      setLocked: (locked, op) => done<LockProof>({ bolt: locked }, op, { proof: "state" }),
      configureAutoLock: (auto_lock, op) => done<LockProof>({ auto_lock }, op, { proof: "state" }),
    },
    codes: {
      async capabilities({ device_id }) {
        const { codes } = (await readLock(database.query, device_id, 0)).lock;
        if (!codes) throw errorOf("unsupported");
        const slots = Array.from({ length: codes.capacity }, (_, index) => index + 1);
        return { slots, lengths: codes.lengths, readback: "code", native_schedule: codes.native_schedule };
      },
      readSlots: async (op) => slotsOf(await read(op)),
      write: (write, op) => done<CodeProof>({ write }, op, { proof: "readback" }),
      clear: (slot, op) => done<CodeProof>({ clear: slot }, op, { proof: "readback" }),
    },
    climate: {
      set: (climate, op) => done<LockProof>({ climate }, op, { proof: "state" }),
      setFanMode: (fan, op) => done<LockProof>({ fan }, op, { proof: "state" }),
    },
    noise: {
      write: (threshold, op) => done<LockProof>({ threshold }, op, { proof: "state" }),
      clear: (no_threshold, op) => done<LockProof>({ no_threshold }, op, { proof: "state" }),
    },
  };
}

/** All slots, including empty ones, because only an empty slot proves that a code is gone. */
function slotsOf({ slots, codes }: SandboxLock): SlotState[] {
  const bySlot = new Map(slots.map((each) => [each.slot, each]));
  const all = Array.from({ length: codes?.capacity ?? 0 }, (_, index) => index + 1);
  return all.map((slot) => {
    const held = bySlot.get(slot);
    if (!held) return { slot, occupied: false };
    const { code, name, window = null } = held;
    return { slot, occupied: true, code, name, window };
  });
}

type Answer = "done" | AskAgain | DriverError;

/** Starts the command at the first call. Later calls return its progress. */
async function carryOut(
  stored: StoredLock,
  deed: Deed,
  op: Op,
  tx: Tx,
): Promise<{ lock: SandboxLock; answer: Answer }> {
  const { lock } = stored;
  const begun = lock.commands.find(({ op_id }) => op_id === op.op_id);
  if (begun) return { lock, answer: answerOf(begun, op) };
  const obstacle = obstacleOf(stored, deed, op);
  if (obstacle) return { lock, answer: obstacle };
  const command = sent(stored, deed, op, await takeFault(tx, op, deed));
  return { lock: { ...lock, commands: [...lock.commands, command] }, answer: answerOf(command, op) };
}

/**
 * Queues a command. Commands run one at a time: each takes effect when the radio is free and the motor has run, and not
 * at all after its deadline.
 */
function sent(
  { lock, delay_ms }: StoredLock,
  deed: Deed,
  { op_id, now, deadline }: Op,
  fault: LockFault | undefined,
): Command {
  const at = freeAt(lock, now) + (fault === "slow" ? Math.max(slowMs, delay_ms) : delay_ms);
  const fate = fault === undefined || fault === "slow" ? "done" : fates[fault];
  return { op_id, deed, ...(at > deadline ? { at: deadline, fate: "late" } : { at, fate }) };
}

const fates: Record<Exclude<LockFault, "slow">, Command["fate"]> = {
  no_answer: "no_answer",
  jammed: "jammed",
  refused: "rejected",
  offline: "unreachable",
  slots_full: "no_free_slot",
  duplicate_code: "duplicate_code",
};

function answerOf({ fate, at }: Command, { now, deadline }: Op): Answer {
  if (now < at) return { again_at: at };
  if (fate === "done") return "done";
  if (fate === "late") return errorOf("timeout");
  if (fate !== "no_answer") return errorOf(fate);
  return now < deadline ? { again_at: deadline } : errorOf("timeout", "unknown");
}

/** Reason why a command is not sent at all. */
function obstacleOf(stored: StoredLock, deed: Deed, { now, deadline, signal }: Op): DriverError | undefined {
  if (signal.aborted || now >= deadline) return errorOf("timeout");
  const why = unreachable(stored) ?? (stored.lock.unpaid ? "unpaid" : undefined) ?? refusalOf(stored.lock, deed);
  return why && errorOf(why);
}

function unreachable({ is_connected, lock }: StoredLock): Fault | undefined {
  if (!is_connected) return "auth";
  if (lock.removed) return "gone";
  return isReachable(lock) ? undefined : "unreachable";
}

const words: Partial<Record<Fault, string>> = {
  unreachable: "The lock cannot be reached.",
  timeout: "The lock did not answer in time.",
  jammed: "The bolt is jammed.",
  rejected: "The lock refused the command.",
  auth: "The account's login no longer works.",
  gone: "The device is no longer in its account.",
  unpaid: "The maker's subscription has ended.",
  unsupported: "The device cannot do this.",
  no_free_slot: "The lock has no room for more codes.",
  duplicate_code: "Another code on the lock has the same digits.",
  invalid_code: "The lock does not accept these digits.",
};

const errorOf = (fault: Fault, applied: "no" | "unknown" = "no"): DriverError =>
  new DriverError(fault, words[fault] ?? "The lock failed.", { applied });

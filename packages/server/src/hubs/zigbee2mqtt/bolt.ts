// Moves a bolt through Zigbee2MQTT. Every message repeats remembered values, so two things are proof: a position that
// changed after the command, or the lock's report of an operation by radio. A repeated position leaves the command
// unconfirmed.
import { DriverError, type LockProof, type Op } from "../../driver/driver.ts";
import { radioMs, requireTime } from "../../driver/require-time.ts";
import type { Heard, Z2mLock } from "./lock.ts";
import { hasOtherNews } from "./lock-message.ts";
import { isJam, lockedIn } from "./wire.ts";

/** Time without a report after which the lock is read. */
const askAfterMs = 2500;
/** Longest wait for a lock's answer. A slower lock would not receive a command either. */
const reachMs = 8000;
/** Readings with the target position that end a command without proof. */
const seenThereTwice = 2;

export interface Speaking {
  now(this: void): number;
  set(this: void, message: object): void;
  get(this: void, message: object): void;
  /** @throws DriverError `unreachable` if Zigbee2MQTT does not answer a health check in time */
  requireLife(this: void): Promise<void>;
}

export async function moveBolt(locked: boolean, op: Op, lock: Z2mLock, speaking: Speaking): Promise<LockProof> {
  const { now, set } = speaking;
  await speaking.requireLife();
  requireTime(op, now());
  // The lock must answer first: a command to an absent lock may be kept for it and carried out much later. The answer
  // is also the position from which a movement can be proved.
  const reached = await reach(lock, op, speaking);
  if (!reached)
    throw new DriverError("unreachable", "The lock does not answer over Zigbee, so nothing was sent to it.");
  requireTime(op, now());
  const found = watch(locked, lock, op.signal);
  try {
    set({ state: locked ? "LOCK" : "UNLOCK" });
    for (let seenThere = 0; ; ) {
      const left = op.deadline - now();
      if (left <= 0 || op.signal.aborted)
        throw new DriverError("timeout", "The lock did not confirm in time.", { applied: "unknown" });
      const proof = await found.within(Math.min(askAfterMs, left));
      if (proof) return proof;
      if (op.deadline - now() <= radioMs || op.signal.aborted) continue;
      const answer = await Promise.race([found.ever, askBolt(lock, speaking, Math.min(reachMs, op.deadline - now()))]);
      if (!answer || "proof" in answer) {
        if (answer) return answer;
        continue;
      }
      if (isJam(answer.state)) throw jammed();
      if (lockedIn(answer.state) === locked) seenThere += 1;
      if (seenThere === seenThereTwice) return { proof: "ack" };
    }
  } finally {
    found.stop();
  }
}

/** Reads the lock more than once, because an answer may get lost while the lock is renamed. */
async function reach(lock: Z2mLock, op: Op, speaking: Speaking): Promise<{ state: unknown } | undefined> {
  const end = Math.min(speaking.now() + reachMs, op.deadline);
  for (;;) {
    const left = end - speaking.now();
    if (left <= radioMs || op.signal.aborted) return undefined;
    const answer = await ask(lock, speaking, Math.min(askAfterMs, left));
    if (answer) return answer === "failed" ? undefined : answer;
  }
}

const jammed = () => new DriverError("jammed", "The bolt is jammed.", { applied: "unknown" });

/** Listens, from now on, for messages that end the command. */
function watch(locked: boolean, lock: Z2mLock, signal: AbortSignal) {
  const over = new AbortController();
  const ended = lock.next((heard) => endOf(locked, heard), undefined, AbortSignal.any([signal, over.signal]));
  const ever = ended.then((end) => {
    if (end instanceof DriverError) throw end;
    return end;
  });
  ever.catch(() => "each caller that awaits the promise throws it");
  return {
    ever,
    within: (milliseconds: number) => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), milliseconds)));
      return Promise.race([ever, late]).finally(() => clearTimeout(timer));
    },
    stop: () => over.abort(),
  };
}

function endOf(locked: boolean, { message, failure, before }: Heard): LockProof | DriverError | undefined {
  // A failed reading says nothing about the command.
  if (failure?.of === "set" && failure.key === "state")
    return failure.isSilent
      ? new DriverError("unreachable", "The lock cannot be reached over Zigbee.", { applied: "unknown" })
      : new DriverError("rejected", "Zigbee2MQTT could not carry out the command.", { applied: "unknown" });
  const was = before?.lock_state;
  const isNews = was !== undefined && "lock_state" in message && message.lock_state !== was;
  if (isNews && isJam(message.lock_state)) return jammed();
  // Hands and keypads move bolts too. Only an operation by radio is this command.
  const didAsTold = message.action === (locked ? "lock" : "unlock") && message.action_source_name === "rf";
  return didAsTold || (isNews && lockedIn(message.lock_state) === locked) ? { proof: "state" } : undefined;
}

/** Reads the bolt from the lock itself. Resolves to `undefined` if the lock does not answer, or cannot be read. */
export async function askBolt(
  lock: Z2mLock,
  speaking: Speaking,
  patienceMs: number,
): Promise<{ state: unknown } | undefined> {
  const answer = await ask(lock, speaking, patienceMs);
  return answer === "failed" ? undefined : answer;
}

/** Reads the lock once. Resolves to `failed` if Zigbee2MQTT reports that it could not be read. */
function ask(lock: Z2mLock, { get }: Speaking, patienceMs: number): Promise<{ state: unknown } | "failed" | undefined> {
  const answer = lock.next(({ message, failure, before }) => {
    if (failure?.of === "get" && failure.key === "state") return "failed" as const;
    if (!("lock_state" in message)) return undefined;
    const isNews = before !== undefined && message.lock_state !== before.lock_state;
    return isNews || !hasOtherNews(message, before, ["lock_state", "state"])
      ? { state: message.lock_state }
      : undefined;
  }, patienceMs);
  get({ state: "" });
  return answer;
}

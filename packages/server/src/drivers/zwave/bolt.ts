// Moving a bolt over Z-Wave. The reply to the command proves nothing on a lock without Supervision: the lock itself is
// asked until it agrees.
import { setTimeout as sleep } from "node:timers/promises";
import { DriverError, type LockProof, type Op } from "../driver.ts";
import { requireTime } from "../require-time.ts";
import type { ZwaveConnection } from "./client.ts";
import { cc, lockedIn } from "./wire.ts";

/** Milliseconds after the command at which the lock is asked, and then every 3 seconds. */
const askAfterMs = [600, 1600, 3100, 5000];
const askEveryMs = 3000;
/** Kept free before the deadline, so that nothing is sent after it. */
const callPatienceMs = 10_000;
/** A hub that takes longer to answer a ping is in no state to be told to open a door. */
const answerMs = 1500;
/** Some locks refuse first and tell of the jam that made them refuse a moment later. */
const jamMs = 2000;
const lookForJamMs = 100;

interface BoltContext {
  connection: ZwaveConnection;
  nodeId: number;
  now(this: void): number;
  /** Whether the lock has told of a jam since this moment. */
  jammedSince(this: void, moment: number): boolean;
}

/** Results of Supervision. */
const status = { noSupport: 0, working: 1, fail: 2, success: 255 };

export async function moveBolt(
  locked: boolean,
  op: Op,
  { connection, nodeId, now, jammedSince }: BoltContext,
): Promise<LockProof> {
  await requireAnswer(op, { connection, now });
  const begun = now();
  const jam = () =>
    jammedSince(begun) ? new DriverError("jammed", "The bolt is jammed.", { applied: "unknown" }) : undefined;
  const result = await tell(locked, op, { connection, nodeId, now });
  if (result === status.success) return { proof: "state" };
  if (result === status.noSupport) throw new DriverError("unsupported", "The lock does not do this.");
  if (result === status.fail) {
    for (const end = Math.min(begun + jamMs, op.deadline); !jam() && now() < end && !op.signal.aborted; )
      await sleep(lookForJamMs);
    throw jam() ?? new DriverError("rejected", "The lock refused the command.");
  }
  if (result !== undefined && result !== status.working && result < 200)
    throw new DriverError("rejected", "The lock does not do this.");
  for (let asked = 0; ; asked += 1) {
    const at = begun + (askAfterMs[asked] ?? (askAfterMs.at(-1) ?? 0) + (asked - askAfterMs.length + 1) * askEveryMs);
    if (at >= op.deadline || op.signal.aborted) throw unconfirmed();
    await sleep(Math.max(at - now(), 0), undefined, { signal: op.signal }).catch(() => "the signal is looked at next");
    if (jam()) throw jam();
    if (op.signal.aborted || now() >= op.deadline) throw unconfirmed();
    const is = await askBolt(connection, nodeId, Math.min(op.deadline - now(), callPatienceMs)).catch(() => null);
    if (is === locked) return { proof: "state" };
    if (jam()) throw jam();
  }
}

/** Resolves to what Supervision says of it. */
async function tell(
  locked: boolean,
  op: Op,
  { connection, nodeId, now }: Omit<BoltContext, "jammedSince">,
): Promise<number | undefined> {
  const valueId = { commandClass: cc.doorLock, endpoint: 0, property: "targetMode" };
  const input = { nodeId, valueId, value: locked ? 255 : 0 };
  try {
    const reply = await connection.call<{ result?: { status?: number } }>(
      "node.set_value",
      input,
      Math.max(op.deadline - now(), 1),
    );
    return reply.result?.status;
  } catch (error) {
    // A hub that has frozen since may not have been sent the command yet: with the link, that part of it is gone.
    const isUnanswered = error instanceof DriverError && error.fault === "timeout";
    if (isUnanswered)
      void connection.isAnswering(answerMs).then((isThere) => (isThere ? undefined : connection.drop()));
    throw error;
  }
}

const unconfirmed = () => new DriverError("timeout", "The lock did not confirm in time.", { applied: "unknown" });

/**
 * Nothing goes to a hub that is frozen: it would act on it whenever it goes on.
 * @throws DriverError `unreachable` when it does not answer, `timeout` when no time is left afterwards
 */
export async function requireAnswer(
  op: Op,
  { connection, now }: Pick<BoltContext, "connection" | "now">,
): Promise<void> {
  requireTime(op, now());
  const isThere = await connection.isAnswering(Math.min(answerMs, op.deadline - now()));
  if (!isThere)
    throw new DriverError("unreachable", "The Z-Wave JS server does not answer at the moment, so nothing was sent.");
  requireTime(op, now());
}

/** Asks the lock itself; null: it does not know. */
export async function askBolt(
  connection: ZwaveConnection,
  nodeId: number,
  patienceMs: number,
): Promise<boolean | null> {
  const input = { nodeId, endpoint: 0, commandClass: cc.doorLock, methodName: "get", args: [] };
  const { response } = await connection.call<{ response?: { currentMode?: unknown } }>(
    "endpoint.invoke_cc_api",
    input,
    Math.max(patienceMs, 1),
  );
  return lockedIn(response?.currentMode);
}

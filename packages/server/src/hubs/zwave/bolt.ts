// Moves a bolt over Z-Wave. The reply to the command, with Supervision or without, proves only that the lock accepted
// it. The movement is proved by the lock's own report, or by readings until the lock reports the target position.
import { setTimeout as sleep } from "node:timers/promises";
import { DriverError, type LockProof, type Op } from "../../driver/driver.ts";
import { requireTime } from "../../driver/require-time.ts";
import { integerIn, membersIn } from "../wire/readers.ts";
import type { BoltWatch } from "./bolt-watch.ts";
import type { ZwaveConnection } from "./client.ts";
import { commandClassIds, lockedIn } from "./wire.ts";

/** Milliseconds after the command at which the lock is read if it has not reported by then. */
const askAfterMs = [500, 1500, 3000, 5000, 8000, 12_000, 18_000, 27_000];
/** Longest wait for the answer to one reading. */
const callPatienceMs = 10_000;
/** Longest wait for a hub's answer to a ping. A slower hub gets no command for a door. */
const answerMs = 1500;
/** Wait for the report of a jam after a refusal, because some locks refuse first and report the jam a moment later. */
const jamMs = 2000;

interface BoltContext {
  connection: ZwaveConnection;
  nodeId: number;
  now(this: void): number;
  bolt: Pick<BoltWatch, "listen">;
}

/** Results of Supervision. */
const status = { noSupport: 0, working: 1, fail: 2 };
/** Lowest result that does not rule out that the lock accepted the command: 254 without Supervision, 255 with it. */
const firstAccepted = 200;

export async function moveBolt(
  locked: boolean,
  op: Op,
  { connection, nodeId, now, bolt }: BoltContext,
): Promise<LockProof> {
  await requireAnswer(op, { connection, now });
  const begun = now();
  const lock = hearLock(locked, bolt, op.signal);
  const left = () => op.deadline - now();
  try {
    const result = await tell(locked, op, { connection, nodeId, now });
    if (result === status.fail) await lock.speaks(Math.min(jamMs, left()));
    if (lock.isJammed()) throw jammed();
    requireAccepted(result);
    for (const after of [...askAfterMs, Number.POSITIVE_INFINITY]) {
      await lock.speaks(Math.min(begun + after - now(), left()));
      if (lock.isThere()) return { proof: "state" };
      if (lock.isJammed()) throw jammed();
      if (op.signal.aborted || left() <= 0) break;
      const is = await askBolt(connection, nodeId, Math.min(left(), callPatienceMs)).catch(() => null);
      if (is === locked || lock.isThere()) return { proof: "state" };
    }
    throw lock.isJammed() ? jammed() : unconfirmed();
  } finally {
    lock.stop();
  }
}

/** Collects the lock's own reports since the command. */
function hearLock(locked: boolean, bolt: Pick<BoltWatch, "listen">, signal: AbortSignal) {
  const spoken = new AbortController();
  let [isThere, isJammed] = [false, false];
  const stop = bolt.listen((word) => {
    isThere ||= word === locked;
    isJammed ||= word === "jammed";
    if (isThere || isJammed) spoken.abort();
  });
  return {
    isThere: () => isThere,
    isJammed: () => isJammed && !isThere,
    /** Resolves after `milliseconds`, or as soon as a report of the lock ends the command. */
    async speaks(milliseconds: number): Promise<void> {
      const ended = AbortSignal.any([spoken.signal, signal]);
      await sleep(Math.max(milliseconds, 0), undefined, { signal: ended }).catch(() => "reported or aborted");
    },
    stop,
  };
}

/** @throws DriverError if the lock did not accept the command */
function requireAccepted(result: number | undefined): void {
  if (result === status.noSupport) throw new DriverError("unsupported", "The lock does not do this.");
  if (result === status.fail) throw new DriverError("rejected", "The lock refused the command.");
  if (result !== undefined && result !== status.working && result < firstAccepted)
    throw new DriverError("rejected", "The lock does not do this.");
}

const jammed = () => new DriverError("jammed", "The bolt is jammed.", { applied: "unknown" });

/** Sends the command. Resolves to the result of Supervision. */
async function tell(
  locked: boolean,
  op: Op,
  { connection, nodeId, now }: Pick<BoltContext, "connection" | "nodeId" | "now">,
): Promise<number | undefined> {
  const valueId = { commandClass: commandClassIds.doorLock, endpoint: 0, property: "targetMode" };
  const input = { nodeId, valueId, value: locked ? 255 : 0 };
  try {
    const { result } = await connection.call("node.set_value", input, Math.max(op.deadline - now(), 1));
    return integerIn(membersIn(result)["status"], 0, 255);
  } catch (error) {
    // A hub that froze may not have received the command yet. Closing the link discards what was not delivered.
    const isUnanswered = error instanceof DriverError && error.fault === "timeout";
    if (isUnanswered)
      void connection
        .isAnswering(answerMs)
        .then((isThere) => (isThere ? undefined : connection.drop()))
        .catch(() => connection.drop());
    throw error;
  }
}

const unconfirmed = () => new DriverError("timeout", "The lock did not confirm in time.", { applied: "unknown" });

/**
 * Pings the hub before a command. A hub that does not answer gets no command, because it could carry the command out
 * much later.
 * @throws DriverError `unreachable` if the hub does not answer, `timeout` if too little time is left
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

/** Reads the bolt from the lock itself. Resolves to `null` if the lock does not know. */
export async function askBolt(
  connection: ZwaveConnection,
  nodeId: number,
  patienceMs: number,
): Promise<boolean | null> {
  const input = { nodeId, endpoint: 0, commandClass: commandClassIds.doorLock, methodName: "get", args: [] };
  const { response } = await connection.call("endpoint.invoke_cc_api", input, Math.max(patienceMs, 1));
  return lockedIn(membersIn(response)["currentMode"]);
}

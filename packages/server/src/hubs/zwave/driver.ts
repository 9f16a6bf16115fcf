// Driver of locks behind a Z-Wave JS server. It stores nothing.
import type { DriverAccount } from "../../driver/driver-factory.ts";
import {
  type CodesPart,
  DriverError,
  type DriverEvent,
  type LockDriver,
  type LockReport,
  type Op,
} from "../../driver/driver.ts";
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import { linkFault } from "../../driver/link-fault.ts";
import { CurrentSlot } from "./current-slot.ts";
import { requireTime } from "../../driver/require-time.ts";
import { askBolt, moveBolt } from "./bolt.ts";
import { BoltWatch } from "./bolt-watch.ts";
import { openZwave, type ZwaveConnection } from "./client.ts";
import type { CodesContext, UserCodeAnswer } from "./code-proof.ts";
import { clearSlot, readSlot, writeSlot } from "./codes.ts";
import { isMode, knownState, toldBy } from "./events.ts";
import { codesOf, deviceInfo, hasCommandClass, isLock, keyOf, networkOf, nodeIdIn } from "./inventory.ts";
import { NodeLane } from "../../driver/node-lane.ts";
import { isOwnDoing, type Lock, noteEvent } from "./lock-memory.ts";
import { slotBySlot } from "../../driver/slot-by-slot.ts";
import { unforeseenError } from "../wire/guard.ts";
import { atMostOnceAMinute } from "../wire/repeats.ts";
import { createTelling } from "../wire/telling.ts";
import { nodeIn } from "./node-reader.ts";
import { createRefresh } from "./refresh.ts";
import { commandClassIds, deadNodeStatus, lockedIn, type ZwaveEvent, type ZwaveNode } from "./wire.ts";

const pingPatienceMs = 10_000;
/** Most locks of an account, which is the server's limit. */
const mostLocks = 2000;
/** Most events that are kept while the locks are read for the first time. */
const mostEarly = 2000;

interface Link {
  connection: ZwaveConnection;
  locks: Map<number, Lock>;
  /** Ends the link. */
  fail(this: void, thrown: unknown): void;
}

export function zwaveDriver(account: DriverAccount): LockDriver & { codes: CodesPart } {
  const now = () => account.now();
  const repeats = atMostOnceAMinute((line) => account.log(line));
  const tellingFor = createTelling({ repeats, now });
  let link: Link | undefined;

  function lockFor({ key }: Pick<Op, "key">): Lock & { connection: ZwaveConnection; nodeId: number } {
    if (!link) throw new DriverError("unreachable", "The link to the Z-Wave JS server is down.");
    const nodeId = nodeIdIn(link.connection.homeId, key);
    if (nodeId === undefined)
      throw new DriverError("unreachable", "Another Z-Wave network than the lock's answers at this address.");
    const lock = link.locks.get(nodeId);
    if (!lock) throw new DriverError("gone", "The Z-Wave network has no such lock.");
    return Object.assign(lock, { connection: link.connection, nodeId });
  }

  async function atLock<Result>(
    op: Op,
    isUrgent: boolean,
    work: (lock: ReturnType<typeof lockFor>) => Promise<Result>,
  ): Promise<Result> {
    const lock = lockFor(op);
    if (lock.node.status === deadNodeStatus)
      throw new DriverError("unreachable", "The lock cannot be reached over Z-Wave.");
    return lock.lane.run(isUrgent, async () => {
      requireTime(op, now());
      return work(lock);
    });
  }

  const codes = <Result>(op: Op, slot: number, work: (context: CodesContext) => Promise<Result>): Promise<Result> =>
    atLock(op, false, async (lock) => {
      const { connection, nodeId, node, digits, answers, currentSlot } = lock;
      currentSlot.take(slot);
      try {
        const duplicateSince = (moment: number) => lock.duplicateAt >= moment;
        const log = (message: string) => account.log(message);
        return await work({
          connection,
          nodeId,
          node,
          now,
          hasCredentials: hasCommandClass(node, commandClassIds.userCredential),
          duplicateSince,
          digits,
          answers,
          otherReports: () => currentSlot.otherReports,
          log,
        });
      } finally {
        if (currentSlot.release(answers.get(slot))) lock.tellNews(slot);
      }
    });

  async function capabilities({ key }: Pick<Op, "key">) {
    const { connection, node } = lockFor({ key });
    if (!node.isInterviewed)
      throw new DriverError("busy", "The lock is still being interviewed by the Z-Wave JS server.");
    const can = await codesOf(connection, node);
    if (!can) throw new DriverError("unsupported", "The lock takes no codes from afar.");
    return can;
  }

  /** Reads the lock itself. A dead node is pinged, which revives it if it can be reached again. */
  async function readState(op: Op): Promise<LockReport> {
    const { connection, nodeId, node, lane, bolt } = lockFor(op);
    if (node.status === deadNodeStatus) {
      const { responded } = await connection.call("node.ping", { nodeId }, pingPatienceMs);
      if (responded !== true) throw new DriverError("unreachable", "The lock does not answer over Z-Wave.");
      node.status = 4;
    }
    const patience = Math.max(Math.min(op.deadline - now(), pingPatienceMs), 1);
    const locked = await lane.run(true, () => askBolt(connection, nodeId, patience));
    bolt.settle(locked);
    const { type: _, key: __, jammed: ___, ...known } = knownState(node, { key: op.key, at: now() });
    // An unchanged position does not prove that a jam is over.
    return {
      ...known,
      device_id: op.device_id,
      online: true,
      locked,
      ...(bolt.isJammed && { jammed: true }),
      source: "report",
    };
  }

  async function run(emitNow: (event: DriverEvent) => void, signal: AbortSignal): Promise<void> {
    const early: ZwaveEvent[] = [];
    let hear = (event: ZwaveEvent) => {
      if (early.length < mostEarly) early.push(event);
      else repeats("The hub sent too many events while its locks were read. Some were ignored.");
    };
    const { promise: failed, reject } = Promise.withResolvers<never>();
    failed.catch(() => "a race below throws it");
    const fail = (thrown: unknown) => reject(unforeseenError(thrown));
    const { tell: emit, stop: stopTelling } = tellingFor(emitNow, fail);
    const connection = await openZwave(
      String(account.settings["url"]),
      signal,
      { hear: (event) => hear(event), repeats },
      account.dial,
    ).catch((error: unknown) => {
      throw error instanceof ConnectError ? linkFault(error) : error;
    });
    const stop = () => connection.close();
    signal.addEventListener("abort", stop, { once: true });
    try {
      const locks = new Map<number, Lock>();
      const own: Link = { connection, locks, fail };
      const add = async (node: ZwaveNode) => {
        const known = locks.get(node.nodeId);
        if (!known && locks.size >= mostLocks)
          return repeats(`The hub has more than ${mostLocks} locks; some were left out.`);
        locks.set(node.nodeId, known ? Object.assign(known, { node }) : newLock(own, node, emit));
        // A lock is reported after its interview. During a new interview the server keeps the former report.
        if (!node.isInterviewed) return;
        const said = { key: keyOf(connection.homeId, node.nodeId), at: now() };
        const device = deviceInfo(connection, node, await codesOf(connection, node));
        emit({ type: "device", at: said.at, device });
        // The position of the bolt is left out here: the lock is read next.
        const { locked: _, ...state } = knownState(node, said);
        emit(state);
      };
      const nodes = connection.nodes.filter(isLock).slice(0, mostLocks);
      // All locks are known before the first call: work that waited for the link asks for its lock at once.
      for (const node of nodes) locks.set(node.nodeId, newLock(own, node, emit));
      link = own;
      // Nodes that are still interviewed may be locks, so they are part of the inventory.
      const keys = connection.nodes.map(({ nodeId }) => keyOf(connection.homeId, nodeId));
      emit({ type: "inventory", at: now(), network: networkOf(connection.homeId), keys });
      emit({ type: "link", up: true, at: now() });
      for (const node of nodes) await add(node);
      const refresh = createRefresh(
        async (nodeId) => {
          const node = nodeIn((await connection.call("node.get_state", { nodeId }))["state"]);
          if (node?.nodeId === nodeId && isLock(node)) await add(node);
        },
        () => repeats("A node could not be read again."),
      );
      hear = (event) => hearEvent(own, event, emit, refresh);
      for (const event of early.splice(0)) hear(event);
      askAll(own, signal).catch(fail);
      throw await Promise.race([connection.lost, failed]);
    } finally {
      stopTelling();
      signal.removeEventListener("abort", stop);
      connection.close();
      for (const { bolt } of link?.locks.values() ?? []) bolt.stop();
      link = undefined;
    }
  }

  function hearEvent(
    own: Link,
    event: ZwaveEvent,
    emit: (event: DriverEvent) => void,
    refresh: (nodeId: number) => Promise<void>,
  ): void {
    const { connection, locks } = own;
    const { nodeId } = event;
    const key = keyOf(connection.homeId, nodeId);
    if (event.event === "node removed") {
      locks.get(nodeId)?.bolt.stop();
      locks.delete(nodeId);
      return emit({ type: "device_gone", at: now(), key });
    }
    if (event.event === "ready" || event.event === "interview completed") return void refresh(nodeId);
    const lock = locks.get(nodeId);
    if (!lock) return;
    noteEvent(lock, event, now());
    lock.currentSlot.hear(event);
    if (isMode(event)) lock.bolt.hear(lockedIn(event.args?.["newValue"]));
    for (const told of toldBy(event, lock.node, { key, at: now() })) {
      if (isOwnDoing(told, event, lock)) continue;
      // The server will read the slot now. Reports of the lock until then count as changes too.
      if (told.type === "slot_news" && told.slot !== undefined) lock.answers.delete(told.slot);
      else if (told.type === "slot_news") lock.answers.clear();
      emit(told);
    }
  }

  /** Reads every lock after the connection, because the hub's values may be old. */
  async function askAll(own: Link, signal: AbortSignal): Promise<void> {
    for (const { bolt } of own.locks.values()) {
      if (signal.aborted || link !== own) return;
      await bolt.ask();
    }
  }

  function newLock(own: Link, node: ZwaveNode, emit: (event: DriverEvent) => void): Lock {
    const { nodeId } = node;
    const key = keyOf(own.connection.homeId, nodeId);
    const lane = new NodeLane();
    const bolt = new BoltWatch({
      now,
      fail: own.fail,
      async ask() {
        if (link !== own || own.locks.get(nodeId)?.node.status === deadNodeStatus) return undefined;
        return lane.run(false, () => askBolt(own.connection, nodeId, pingPatienceMs)).catch(() => undefined);
      },
      tell(locked, moved_at) {
        if (link === own) emit({ type: "state", key, at: now(), online: true, locked, moved_at, source: "report" });
      },
    });
    const answers = new Map<number, UserCodeAnswer>();
    const tellNews = (slot: number) => {
      answers.delete(slot);
      emit({ type: "slot_news", key, at: now(), slot });
    };
    const currentSlot = new CurrentSlot();
    return { node, lane, bolt, duplicateAt: 0, currentSlot, digits: { areKnown: false }, answers, tellNews };
  }

  return {
    kind: "zwave_js",
    run,
    questions: () =>
      Object.fromEntries(
        [...(link?.locks ?? [])].map(([nodeId, { bolt }]) => [
          keyOf(link?.connection.homeId ?? 0, nodeId),
          bolt.questions,
        ]),
      ),
    readState,
    bolt: {
      setLocked: (locked, op) =>
        atLock(op, true, (lock) =>
          lock.bolt.command(async () => {
            const proof = await moveBolt(locked, op, { ...lock, now });
            lock.bolt.free();
            lock.bolt.settle(locked);
            return proof;
          }),
        ),
    },
    codes: {
      capabilities,
      readSlot: (slot, op) => codes(op, slot, (context) => readSlot(slot, op, context)),
      async readSlots(op) {
        const { slots } = await capabilities(op);
        return slotBySlot(slots, op, now, (slot) => codes(op, slot, (context) => readSlot(slot, op, context)));
      },
      write: (write, op) => codes(op, write.slot, (context) => writeSlot(write, op, context)),
      clear: (slot, op) => codes(op, slot, (context) => clearSlot(slot, op, context)),
    },
  };
}

// Locks behind a Z-Wave JS server. It keeps nothing that the server does not have itself.
import type { DriverAccount } from "../driver-factory.ts";
import { type CodesPart, DriverError, type DriverEvent, type LockDriver, type LockReport, type Op } from "../driver.ts";
import { ConnectError } from "../connect-error.ts";
import { requireTime } from "../require-time.ts";
import { askBolt, moveBolt } from "./bolt.ts";
import { openZwave, type ZwaveConnection } from "./client.ts";
import type { CodesContext } from "./code-proof.ts";
import { clearSlot, readSlot, writeSlot } from "./codes.ts";
import { accessControlEvent, duplicateEvent, isMode, knownState, toldBy } from "./events.ts";
import { HeldMode } from "./held-mode.ts";
import { type JamMemory, noteBolt, noteJam } from "./jam.ts";
import { codesOf, deviceInfo, has, isLock, keyOf, nodeIdIn } from "./inventory.ts";
import { NodeLane } from "../node-lane.ts";
import { slotBySlot } from "../slot-by-slot.ts";
import { cc, dead, nodeIn, type ZwaveEvent, type ZwaveNode } from "./wire.ts";

/** After a lock is said to have moved that may not have, it is asked itself. */
const verifyAfterMs = 2500;
const pingPatienceMs = 10_000;
/** The server puts right what it assumed within seconds. */
const doubtMs = 6000;

interface Lock extends JamMemory {
  node: ZwaveNode;
  lane: NodeLane;
  duplicateAt: number;
  /** Our own operation on codes is under way: its answer tells more than its events. */
  isWriting: boolean;
  /** Until then the server may say of the bolt what it was told to do, not what it did. */
  doubtedUntil: number;
  mode: HeldMode;
}

interface Link {
  connection: ZwaveConnection;
  locks: Map<number, Lock>;
}

export function zwaveDriver(account: DriverAccount): LockDriver & { codes: CodesPart } {
  const now = () => account.now();
  let link: Link | undefined;

  function lockFor({ key }: Pick<Op, "key">): Lock & { connection: ZwaveConnection; nodeId: number } {
    if (!link) throw new DriverError("unreachable", "The link to the Z-Wave JS server is down.");
    const nodeId = nodeIdIn(link.connection.homeId, key);
    const lock = nodeId === undefined ? undefined : link.locks.get(nodeId);
    if (!lock || nodeId === undefined) throw new DriverError("gone", "The Z-Wave network has no such lock.");
    return Object.assign(lock, { connection: link.connection, nodeId });
  }

  async function atLock<Result>(
    op: Op,
    isUrgent: boolean,
    work: (lock: ReturnType<typeof lockFor>) => Promise<Result>,
  ): Promise<Result> {
    const lock = lockFor(op);
    if (lock.node.status === dead) throw new DriverError("unreachable", "The lock cannot be reached over Z-Wave.");
    return lock.lane.run(isUrgent, async () => {
      requireTime(op, now());
      return work(lock);
    });
  }

  const codes = <Result>(op: Op, work: (context: CodesContext) => Promise<Result>): Promise<Result> =>
    atLock(op, false, async (lock) => {
      const { connection, nodeId, node } = lock;
      lock.isWriting = true;
      try {
        const duplicateSince = (moment: number) => lock.duplicateAt >= moment;
        const log = (message: string) => account.log(message);
        return await work({
          connection,
          nodeId,
          node,
          now,
          hasCredentials: has(node, cc.userCredential),
          duplicateSince,
          log,
        });
      } finally {
        lock.isWriting = false;
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

  /** Asks the lock itself; a dead one is pinged, which brings it back if it can be brought back. */
  async function readState(op: Op): Promise<LockReport> {
    const lock = lockFor(op);
    const { connection, nodeId, node, lane } = lock;
    if (node.status === dead) {
      const { responded } = await connection.call<{ responded?: boolean }>("node.ping", { nodeId }, pingPatienceMs);
      if (responded !== true) throw new DriverError("unreachable", "The lock does not answer over Z-Wave.");
      node.status = 4;
    }
    const patience = Math.max(Math.min(op.deadline - now(), pingPatienceMs), 1);
    const locked = await lane.run(true, () => askBolt(connection, nodeId, patience));
    noteBolt(lock, { locked, source: "report" });
    const { type: _, key: __, jammed: ___, ...known } = knownState(node, { key: op.key, at: now() });
    // That a bolt is where it was does not say that it is free.
    return {
      ...known,
      device_id: op.device_id,
      online: true,
      locked,
      ...(lock.jammedAt > 0 && { jammed: true }),
      source: "report",
    };
  }

  async function run(tell: (event: DriverEvent) => void, signal: AbortSignal): Promise<void> {
    const emit = (event: DriverEvent): void => {
      const nodeId = event.type === "state" && link ? nodeIdIn(link.connection.homeId, event.key) : undefined;
      const lock = nodeId === undefined ? undefined : link?.locks.get(nodeId);
      if (lock && event.type === "state") noteBolt(lock, event);
      tell(event);
    };
    const early: ZwaveEvent[] = [];
    let hear = (event: ZwaveEvent) => void early.push(event);
    const connection = await openZwave(String(account.settings["url"]), signal, (event) => hear(event)).catch(
      (error: unknown) => {
        if (error instanceof ConnectError) throw new DriverError("unreachable", error.message, { cause: error });
        throw error;
      },
    );
    const stop = () => connection.close();
    signal.addEventListener("abort", stop, { once: true });
    try {
      const locks = new Map<number, Lock>();
      const own: Link = { connection, locks };
      const add = async (node: ZwaveNode) => {
        const known = locks.get(node.nodeId);
        locks.set(node.nodeId, known ? Object.assign(known, { node }) : newLock(node));
        // Told once it is known what the lock can do. Of one that is interviewed anew the server keeps what it knew.
        if (!node.isInterviewed) return;
        const said = { key: keyOf(connection.homeId, node.nodeId), at: now() };
        const device = deviceInfo(connection, node, await codesOf(connection, node));
        emit({ type: "device", at: said.at, device });
        emit(knownState(node, said));
      };
      const nodes = connection.nodes.filter(isLock);
      // What waited for the link asks for its lock at once: one that is looked at later must not be told to be gone.
      for (const node of nodes) locks.set(node.nodeId, newLock(node));
      link = own;
      emit({ type: "link", up: true, at: now() });
      for (const node of nodes) await add(node);
      hear = (event) =>
        void hearEvent(own, event, emit, add).catch(() => account.log("An event of a lock could not be taken in."));
      for (const event of early) hear(event);
      void askAll(own, emit, signal);
      throw await connection.lost;
    } finally {
      signal.removeEventListener("abort", stop);
      connection.close();
      for (const { mode } of link?.locks.values() ?? []) mode.forget();
      link = undefined;
    }
  }

  async function hearEvent(
    own: Link,
    event: ZwaveEvent,
    emit: (event: DriverEvent) => void,
    add: (node: ZwaveNode) => Promise<void>,
  ): Promise<void> {
    const { connection, locks } = own;
    const nodeId = event.nodeId ?? event.node?.nodeId;
    if (nodeId === undefined) return;
    const key = keyOf(connection.homeId, nodeId);
    if (event.event === "node removed") {
      locks.delete(nodeId);
      return emit({ type: "device_gone", at: now(), key });
    }
    if (event.event === "ready" || event.event === "interview completed") {
      const node = nodeIn((await connection.call<{ state?: unknown }>("node.get_state", { nodeId })).state);
      return node && isLock(node) ? add(node) : undefined;
    }
    const lock = locks.get(nodeId);
    if (!lock) return;
    note(lock, event);
    const isBelieved = has(lock.node, cc.supervision) && now() > lock.doubtedUntil;
    for (const told of toldBy(event, lock.node, { key, at: now(), isBelieved })) {
      if (told.type === "slot" && lock.isWriting) continue;
      // What the lock did not say itself is not passed on: it would hide that the bolt moved later, or by whom.
      if (told.type === "state" && told.source === "assumed") verifyLater(own, nodeId, emit);
      else if (isMode(event) && told.type === "state") lock.mode.hold(told, (mode) => emit({ ...mode, at: now() }));
      else {
        if (told.type === "operated") lock.mode.meet(told);
        emit(told);
      }
    }
  }

  function note(lock: Lock, event: ZwaveEvent): void {
    if (event.event === "dead") lock.node.status = dead;
    if (event.event === "alive") lock.node.status = 4;
    noteJam(lock, event, now());
    if (accessControlEvent(event) === duplicateEvent) lock.duplicateAt = now();
  }

  function verifyLater(own: Link, nodeId: number, emit: (event: DriverEvent) => void): void {
    setTimeout(() => void ask(own, nodeId, emit), verifyAfterMs).unref();
  }

  /** At the beginning what the server remembers of each lock may be old. */
  async function askAll(own: Link, emit: (event: DriverEvent) => void, signal: AbortSignal): Promise<void> {
    for (const nodeId of own.locks.keys()) {
      if (signal.aborted || link !== own) return;
      await ask(own, nodeId, emit);
    }
  }

  async function ask(own: Link, nodeId: number, emit: (event: DriverEvent) => void): Promise<void> {
    const lock = own.locks.get(nodeId);
    if (!lock || link !== own || lock.node.status === dead) return;
    const locked = await lock.lane
      .run(false, () => askBolt(own.connection, nodeId, pingPatienceMs))
      .catch(() => undefined);
    if (locked === undefined || link !== own || lock.mode.isHolding) return;
    emit({
      type: "state",
      key: keyOf(own.connection.homeId, nodeId),
      at: now(),
      online: true,
      locked,
      source: "report",
    });
  }

  return {
    kind: "zwave_js",
    run,
    readState,
    bolt: {
      setLocked: (locked, op) =>
        atLock(op, true, async (lock) => {
          lock.doubtedUntil = op.deadline;
          try {
            const jammedSince = (moment: number) => lock.jammedAt >= moment;
            const proof = await moveBolt(locked, op, { ...lock, now, jammedSince });
            lock.jammedAt = 0;
            return proof;
          } finally {
            lock.doubtedUntil = now() + doubtMs;
          }
        }),
    },
    codes: {
      capabilities,
      readSlot: (slot, op) => codes(op, (context) => readSlot(slot, op, context)),
      async readSlots(op) {
        const { slots } = await capabilities(op);
        return slotBySlot(slots, op, now, (slot) => codes(op, (context) => readSlot(slot, op, context)));
      },
      write: (write, op) => codes(op, (context) => writeSlot(write, op, context)),
      clear: (slot, op) => codes(op, (context) => clearSlot(slot, op, context)),
    },
  };
}

const newLock = (node: ZwaveNode): Lock => ({
  node,
  lane: new NodeLane(),
  jammedAt: 0,
  duplicateAt: 0,
  isWriting: false,
  doubtedUntil: 0,
  mode: new HeldMode(),
});

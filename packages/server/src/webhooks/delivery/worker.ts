// Delivers what is due: claims, sends, writes back; sleeps until the next is due or somebody adds one.
import { messageStatuses } from "@mortise/contract";
import { type Clock, watchSetBack } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { lastSeen } from "../../base/jobs/last-seen.ts";
import { oneLook } from "../../base/jobs/one-look.ts";
import type { Seal } from "../../base/secrets/sealed-text.ts";
import { attemptDelivery } from "./attempt.ts";
import { type Batch, readBatch } from "./delivery-batch.ts";
import { claimDue, type Claimed, type Delivery } from "./claim.ts";
import type { FinishedAttempt } from "./finished-attempt.ts";
import { sendSoon } from "./due-deliveries.ts";
import { freeOrphans, giveBack, keepLeases, shortenLeases } from "./lease.ts";
import { createOutcomeQueue } from "./outcome-queue.ts";
import { forgetExpired } from "./retention.ts";
import type { Sender } from "./request/send.ts";
import { createSlots } from "./endpoint/slots.ts";
import { reasonOf } from "../../base/text/reason.ts";

interface DeliveryWorkerOptions {
  database: Database;
  clock: Clock;
  seal: Seal;
  sender: Sender;
  log: (message: string) => void;
  /** Attempts under way at once. @default 256 */
  concurrency?: number | undefined;
  /** Real milliseconds after which another process may take a delivery over; longer than any attempt. @default 60000 */
  leaseMs?: number | undefined;
  /** 0 to 1; spreads retries. @default Math.random */
  random?: (() => number) | undefined;
}

export interface DeliveryWorker {
  /** Delivers all that is due, and what that makes due, to its end. */
  tick(workspace_id?: string): Promise<void>;
  start(): Promise<void>;
  /** Gives attempts under way a moment to end; those that do not are left to be sent again. */
  stop(): Promise<void>;
}

const defaultConcurrency = 256;
const defaultLeaseMs = 60_000;
const lookAgainMs = 5000;
const lookWhileBusyMs = 500;
const forgetEveryMs = 600_000;
const graceMs = 3000;
/** Between claims of a busy worker. */
const pauseMs = 10;
/**
 * The most attempts under way, with those whose outcomes are yet to be written: a slow database must not fill the
 * memory.
 */
const mostUnderWay = 2048;
/** An attempt that takes longer goes on, but gives its place up to others. */
const patienceMs = 1000;

interface UnderWay {
  delivery: Delivery;
  lease: string;
  done: Promise<void>;
}

export function createDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const { database, clock, seal, sender, log, leaseMs = defaultLeaseMs, random = Math.random } = options;
  const slots = createSlots(options.concurrency ?? defaultConcurrency);
  const outcomes = createOutcomeQueue({ database, clock, random, log });
  /** One delivery is in it twice when it was given up and asked for again while its answer was awaited. */
  const underWay = new Set<UnderWay>();
  const forget: (() => void)[] = [];
  let running = false;
  let callOff: (() => void) | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  /** Real time at which leases were last renewed. */
  let keptAt = 0;

  const { wake, rested } = oneLook(() => running, look);
  const heedSetBack = watchSetBack(
    clock,
    async (moments) => {
      await sendSoon(database.query, moments);
      await shortenLeases(database, leaseMs);
    },
    () => lastSeen(database),
  );

  /** One claim after another: two at once would each see the same room. */
  function claim(workspace_id?: string): ReturnType<typeof claimOnce> {
    const claimed = turn.then(() => claimOnce(workspace_id));
    // The next only waits for its end; whoever asked for this one hears why it failed.
    turn = claimed.catch(() => undefined);
    return claimed;
  }

  /** Begins to send what it gets; resolves to how many that is, and to when a rate limit lets more through. */
  async function claimOnce(workspace_id?: string): Promise<{ count: number; heldUntil: number | undefined }> {
    await heedSetBack();
    await keepUnderWay();
    if (slots.free() <= 0 || underWay.size >= mostUnderWay) return { count: 0, heldUntil: undefined };
    const claimed = await claimDue({ database, slots, now: clock.now(), leaseMs, workspace_id });
    const { deliveries, heldUntil } = claimed;
    if (deliveries.length === 0) return { count: 0, heldUntil };
    const batch = readBatch(seal, claimed, clock.now());
    for (const delivery of deliveries) begin(delivery, claimed, batch);
    return { count: deliveries.length, heldUntil };
  }

  /**
   * Renews the leases of what is under way, three times per lease. It comes before every claim, also when there is no
   * room to claim more: any process's claim takes what is no longer leased, and would send it a second time.
   */
  async function keepUnderWay(): Promise<void> {
    const realNow = Date.now();
    if (underWay.size === 0 || Math.abs(realNow - keptAt) < leaseMs / 3) return;
    await keepLeases(database, leasedNow(), leaseMs);
    keptAt = realNow;
  }

  const leasedNow = () => [...underWay].map(({ delivery: { delivery_id }, lease }) => ({ delivery_id, lease }));

  function begin(delivery: Delivery, claimed: Claimed, batch: Batch): void {
    slots.take(delivery.endpoint_id);
    const done = run(delivery, claimed, batch).finally(() => {
      underWay.delete(sending);
      wake();
    });
    const sending: UnderWay = { delivery, lease: claimed.lease, done };
    underWay.add(sending);
  }

  async function run(delivery: Delivery, claimed: Claimed, batch: Batch): Promise<void> {
    try {
      await outcomes.add(await attempt(delivery, claimed, batch));
    } catch (error) {
      // Its lease runs out, and it is sent again.
      if (running) log(`Delivery ${delivery.delivery_id} was not attempted: ${reasonOf(error)}`);
    }
  }

  /** Frees its slot as soon as the receiver has answered: the next is sent while this outcome is written. */
  async function attempt(delivery: Delivery, claimed: Claimed, batch: Batch): Promise<FinishedAttempt> {
    let outcome: "success" | "failure" = "failure";
    let isStalled = false;
    const patience = setTimeout(() => {
      isStalled = slots.stall(delivery.endpoint_id);
      wake();
    }, patienceMs);
    try {
      const ended = await attemptDelivery({ clock, seal, sender }, delivery, claimed, batch);
      if (ended.attempt?.status !== messageStatuses.Fail) outcome = "success";
      return ended;
    } finally {
      clearTimeout(patience);
      slots.release(delivery.endpoint_id, outcome, isStalled);
      wake();
    }
  }

  async function look(): Promise<void> {
    try {
      for (;;) {
        // A claim costs the same for one delivery as for many: while some are under way, more may come together.
        await (underWay.size > 0 ? new Promise((resolve) => setTimeout(resolve, pauseMs)) : new Promise(setImmediate));
        if (!running) return;
        const { count, heldUntil } = await claim();
        if (!running) return;
        if (count === 0) return await sleepUntilDue(heldUntil);
      }
    } catch (error) {
      log(`Deliveries could not be claimed: ${reasonOf(error)}`);
    }
  }

  /** `heldUntil`: when a rate limit lets the next one go. */
  async function sleepUntilDue(heldUntil: number | undefined): Promise<void> {
    const now = clock.now();
    // A busy worker looks again as soon as an attempt ends; what falls due meanwhile need not be looked up each time.
    const due_at = underWay.size > 0 ? now + lookWhileBusyMs : await nextDue(now);
    callOff?.();
    const at = Math.min(due_at ?? Infinity, heldUntil ?? Infinity);
    callOff = Number.isFinite(at) ? clock.setTimer(wake, Math.max(at, now + 1)) : undefined;
  }

  async function nextDue(now: number): Promise<number | null> {
    const { due_at } = await database.query
      .selectFrom("webhook_deliveries")
      .select((eb) => eb.fn.min("due_at").as("due_at"))
      .where("due_at", ">", now)
      .executeTakeFirstOrThrow();
    return due_at;
  }

  const saidOf = (what: string) => (error: unknown) => log(`${what}: ${reasonOf(error)}`);

  function every(milliseconds: number, act: () => void): void {
    const timer = setInterval(act, milliseconds);
    timer.unref();
    forget.push(() => clearInterval(timer));
  }

  return {
    async tick(workspace_id) {
      for (;;) {
        if (slots.free() <= 0 || underWay.size >= mostUnderWay)
          await Promise.race([...underWay].map(({ done }) => done));
        const { count } = await claim(workspace_id);
        const mine = [...underWay].filter(
          ({ delivery }) => workspace_id === undefined || delivery.workspace_id === workspace_id,
        );
        if (mine.length > 0) await Promise.all(mine.map(({ done }) => done));
        else if (count === 0) return;
      }
    },
    async start() {
      running = true;
      await freeOrphans(database);
      forget.push(database.listen("deliveries", wake));
      every(lookAgainMs, wake);
      every(
        forgetEveryMs,
        () =>
          void forgetExpired(database, clock.now()).catch(saidOf("What has expired is forgotten at the next round")),
      );
      wake();
    },
    async stop() {
      running = false;
      for (const stop of forget.splice(0)) stop();
      outcomes.close();
      await rested();
      // A look that was under way may have begun to sleep.
      callOff?.();
      const all = Promise.all([...underWay].map(({ done }) => done));
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, graceMs).unref())]);
      await giveBack(database, leasedNow());
      sender.close();
      await all;
    },
  };
}

// Delivers due messages: a queue whose rows are claimed many at a time, as far as each endpoint has room.
import { messageStatuses } from "@mortise/contract";
import type { Clock, ServerTime } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import { shortenLeases } from "../../base/db/leases.ts";
import { createQueue, type Queue, type Worker } from "../../base/queue/queue.ts";
import type { Seal } from "../../base/secrets/sealed-text.ts";
import { reasonOf } from "../../base/text/reason.ts";
import { attemptDelivery } from "./attempt.ts";
import { claimDue, type Claimed, type Delivery } from "./claim.ts";
import { type Batch, readBatch } from "./delivery-batch.ts";
import { sendSoon } from "./due-deliveries.ts";
import { createSlots } from "./endpoint/slots.ts";
import type { FinishedAttempt } from "./finished-attempt.ts";
import { giveBack, keepLeases, type Leased } from "./lease.ts";
import { createOutcomeQueue } from "./outcome-queue.ts";
import type { Sender } from "./request/send.ts";
import { forgetExpired } from "./retention.ts";

interface DeliveryWorkerOptions {
  database: Database;
  clock: Clock;
  seal: Seal;
  sender: Sender;
  log: (message: string) => void;
  /** Concurrent attempts. @default 256 */
  concurrency?: number | undefined;
  /** Length of a lease in real milliseconds, longer than any attempt. @default 60000 */
  leaseMs?: number | undefined;
  /** Random number from 0 to 1, which spreads retries. @default Math.random */
  random?: (() => number) | undefined;
}

const defaultConcurrency = 256;
const defaultLeaseMs = 60_000;
const lookAgainMs = 5000;
const lookWhileBusyMs = 500;
const forgetEveryMs = 600_000;
const graceMs = 3000;
/** Pause between claims of a busy worker. */
const pauseMs = 10;
/**
 * Most attempts under way, including those whose outcomes are not written yet, so that a slow database does not fill
 * the memory.
 */
const mostUnderWay = 2048;
/** Time after which a running attempt gives its slot up to others. */
const patienceMs = 1000;

/** A delivery under way. It may be there twice, if it was given up and requested again before the answer. */
interface Sending extends Leased {
  workspace_id: string;
  delivery: Delivery;
  claimed: Claimed;
  batch: Batch;
}

export function createDeliveryWorker(options: DeliveryWorkerOptions): Worker {
  const { database, clock, seal, sender, log, leaseMs = defaultLeaseMs, random = Math.random } = options;
  const slots = createSlots(options.concurrency ?? defaultConcurrency);
  const outcomes = createOutcomeQueue({ database, clock, random, log });
  let isStopping = false;

  const isFull = () => slots.free() <= 0 || queue.underWay.size >= mostUnderWay;
  const queue: Queue<Sending> = createQueue<Sending>({
    database,
    clock,
    log,
    name: "Deliveries",
    channel: "deliveries",
    leaseMs,
    lookAgainMs,
    pauseMs,
    isFull,
    async claim(begin, only) {
      if (isFull()) return undefined;
      const claimed = await claimDue({ database, slots, now: clock.now(), leaseMs, workspace_id: only });
      const { deliveries, lease, heldUntil } = claimed;
      if (deliveries.length === 0) return heldUntil;
      const batch = readBatch(seal, claimed, clock.now());
      for (const delivery of deliveries) {
        const { delivery_id, workspace_id } = delivery;
        begin({ delivery_id, workspace_id, lease, delivery, claimed, batch });
      }
      return heldUntil;
    },
    run,
    renew: (sendings) => keepLeases(database, sendings, leaseMs),
    nextDue,
    async onSetBack(moments) {
      await sendSoon(database.query, moments);
      await shortenLeases(database.query, "webhook_deliveries", leaseMs);
    },
    chore: {
      everyMs: forgetEveryMs,
      act: () => forgetExpired(database, clock.now()),
      failed: "What has expired is forgotten at the next round",
    },
    giveBack: {
      afterMs: graceMs,
      async act(sendings) {
        await giveBack(database, sendings);
        sender.close();
      },
    },
  });

  async function run({ delivery, claimed, batch }: Sending): Promise<void> {
    slots.take(delivery.endpoint_id);
    try {
      await outcomes.add(await attempt(delivery, claimed, batch));
    } catch (error) {
      // The lease runs out, and the delivery is sent again.
      if (!isStopping) log(`Delivery ${delivery.delivery_id} was not attempted: ${reasonOf(error)}`);
    }
  }

  /**
   * Makes an attempt. Its slot is freed at the receiver's answer, so that the next attempt starts while the outcome is
   * written.
   */
  async function attempt(delivery: Delivery, claimed: Claimed, batch: Batch): Promise<FinishedAttempt> {
    let outcome: "success" | "failure" = "failure";
    let isStalled = false;
    const patience = setTimeout(() => {
      isStalled = slots.stall(delivery.endpoint_id);
      queue.wake();
    }, patienceMs);
    try {
      const ended = await attemptDelivery({ clock, seal, sender }, delivery, claimed, batch);
      if (ended.attempt?.status !== messageStatuses.Fail) outcome = "success";
      return ended;
    } finally {
      clearTimeout(patience);
      slots.release(delivery.endpoint_id, outcome, isStalled);
      queue.wake();
    }
  }

  async function nextDue(): Promise<ServerTime | undefined> {
    const now = clock.now();
    // A busy worker looks again as soon as an attempt ends, so the next due time need not be read.
    if (queue.underWay.size > 0) return now + lookWhileBusyMs;
    const { due_at } = await database.query
      .selectFrom("webhook_deliveries")
      .select((eb) => eb.fn.min("due_at").as("due_at"))
      .where("due_at", ">", now)
      .executeTakeFirstOrThrow();
    return due_at ?? undefined;
  }

  return {
    ...queue,
    async stop() {
      isStopping = true;
      outcomes.close();
      await queue.stop();
    },
  };
}

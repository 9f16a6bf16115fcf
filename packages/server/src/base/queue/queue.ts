// A queue of rows that processes work off under leases. It claims due rows, runs them, renews their leases meanwhile,
// and sleeps until the next row is due or one is added. Its two users are `base/jobs/worker.ts` and
// `webhooks/delivery/worker.ts`.
import { type Clock, type ServerTime, type SetBack, watchSetBack } from "../clock.ts";
import type { Channel, Database } from "../db/database.ts";
import { reasonOf } from "../text/reason.ts";
import { lastSeen } from "./last-seen.ts";
import { oneLook } from "./one-look.ts";

export interface Worker {
  /** Runs all due items, and the items that become due by them, to their end. */
  tick(workspace_id?: string): Promise<void>;
  start(): void;
  /** Stops. Running items end first, or are given back. */
  stop(): Promise<void>;
}

export interface Queue<Item> extends Worker {
  /** Claimed items that have not ended yet. */
  readonly underWay: ReadonlyMap<Item, Promise<void>>;
  /** Wakes the worker, if it was started. */
  wake(this: void): void;
}

interface Chore {
  everyMs: number;
  act: () => Promise<void>;
  /** Log message for a failure. */
  failed: string;
}

export interface QueueOptions<Item> {
  database: Database;
  clock: Clock;
  log: (message: string) => void;
  /** Name of the items in the log, such as "Jobs". */
  name: string;
  /** Channel of notifications that items are due sooner than known. */
  channel: Channel;
  /** Length of a lease in real milliseconds. */
  leaseMs: number;
  /** Real milliseconds between looks, besides one after each renewal of leases, every third of a lease. */
  lookAgainMs?: number;
  /** Real milliseconds before a claim while items are under way, so that more are claimed together. @default 0 */
  pauseMs?: number;
  /** Whether due items may have to wait until an item has ended. */
  isFull(): boolean;
  /**
   * Claims due items up to the limit and starts them. Resolves to the time at which more may be claimed, if a limit
   * holds some back. Never called twice at once, because both calls would see the same free capacity.
   */
  claim(begin: (item: Item) => void, workspace_id?: string): Promise<ServerTime | undefined>;
  /** Does the work and ends the lease. Never rejects: an item that was not ended is claimed again after its lease. */
  run(item: Item): Promise<void>;
  renew(items: readonly Item[]): Promise<void>;
  /** Time of the next item that can run. Called when a claim has found nothing. */
  nextDue(): Promise<ServerTime | undefined>;
  /** Corrects times planned by the former clock. If it rejects, the next claim calls it again. */
  onSetBack(this: void, moments: SetBack): Promise<void>;
  /** Recurring work beside the queue, from start to stop. */
  chore?: Chore;
  /**
   * Gives back the items that still run `afterMs` after a stop. `act` also interrupts them, because `stop` waits until
   * every item has ended. Without `giveBack`, items run to their end.
   */
  giveBack?: { afterMs: number; act: (items: readonly Item[]) => Promise<void> };
}

export function createQueue<Item extends { workspace_id: string | null }>(options: QueueOptions<Item>): Queue<Item> {
  const { database, clock, log, name, leaseMs, lookAgainMs, pauseMs = 0, giveBack } = options;
  const renewEveryMs = leaseMs / 3;
  const underWay = new Map<Item, Promise<void>>();
  const forget: (() => void)[] = [];
  let running = false;
  let begun = 0;
  let callOff: (() => void) | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  /** Time of the last renewal, in real time. */
  let renewedAt = Date.now();

  const { wake, rested } = oneLook(() => running, look);
  const heedSetBack = watchSetBack(clock, options.onSetBack, () => lastSeen(database));

  function begin(item: Item): void {
    begun += 1;
    const done = options.run(item).finally(() => {
      underWay.delete(item);
      wake();
    });
    underWay.set(item, done);
  }

  /** Queues a claim behind the last one. */
  function claim(workspace_id?: string): ReturnType<typeof claimOnce> {
    const claimed = turn.then(() => claimOnce(workspace_id));
    // The next claim only waits for the end of this one, whose caller gets its error.
    turn = claimed.catch(() => undefined);
    return claimed;
  }

  /** Claims once. @returns as `inTheWay` the items of which one must end before all due items can run */
  async function claimOnce(workspace_id?: string) {
    await heedSetBack();
    await renewIfLate();
    const inTheWay = options.isFull() ? [...underWay.values()] : [];
    const before = begun;
    const heldUntil = await options.claim(begin, workspace_id);
    return { count: begun - before, heldUntil, inTheWay };
  }

  async function renew(): Promise<void> {
    const now = Date.now();
    if (underWay.size > 0) await options.renew([...underWay.keys()]);
    renewedAt = now;
  }

  /**
   * Renews leases if the timer is late, because the process stood still or the machine's clock was set forward.
   * Otherwise this claim could take running items a second time.
   */
  async function renewIfLate(): Promise<void> {
    if (underWay.size > 0 && Math.abs(Date.now() - renewedAt) >= leaseMs / 2) await renew();
  }

  async function look(): Promise<void> {
    try {
      for (;;) {
        // The event loop answers requests between claims even without a pause.
        await (pauseMs > 0 && underWay.size > 0 ? pause(pauseMs) : new Promise(setImmediate));
        if (!running) return;
        const { count, heldUntil } = await claim();
        if (!running) return;
        if (count === 0) return await sleepUntilDue(heldUntil);
      }
    } catch (error) {
      said(`${name} could not be claimed`)(error);
    }
  }

  async function sleepUntilDue(heldUntil: ServerTime | undefined): Promise<void> {
    const next = Math.min((await options.nextDue()) ?? Infinity, heldUntil ?? Infinity);
    callOff?.();
    callOff = Number.isFinite(next) ? clock.setTimer(wake, Math.max(next, clock.now() + 1)) : undefined;
  }

  const said = (what: string) => (error: unknown) => log(`${what}: ${reasonOf(error)}`);

  function every(milliseconds: number, act: () => void): void {
    const timer = setInterval(act, milliseconds);
    timer.unref();
    forget.push(() => clearInterval(timer));
  }

  /** Runs the recurring work, never twice at once. */
  function doBesides({ everyMs, act, failed }: Chore): void {
    let isAtIt = false;
    every(everyMs, () => {
      if (isAtIt) return;
      isAtIt = true;
      void act()
        .catch(said(failed))
        .finally(() => (isAtIt = false));
    });
  }

  return {
    underWay,
    wake,
    async tick(workspace_id) {
      for (;;) {
        const { count, inTheWay } = await claim(workspace_id);
        const mine = [...underWay].filter(([item]) => workspace_id === undefined || item.workspace_id === workspace_id);
        if (mine.length > 0) await Promise.all(mine.map(([, done]) => done));
        else if (inTheWay.length > 0) await Promise.race(inTheWay);
        else if (count === 0) return;
      }
    },
    start() {
      running = true;
      forget.push(database.listen(options.channel, wake));
      // A failed renewal is retried while the lease still lasts. The look finds items of dead processes.
      every(renewEveryMs, () => void renew().catch(said("Leases could not be renewed")).finally(wake));
      if (lookAgainMs !== undefined) every(lookAgainMs, wake);
      if (options.chore) doBesides(options.chore);
      wake();
    },
    async stop() {
      running = false;
      for (const stop of forget.splice(0)) stop();
      await rested();
      // A running look may have started to sleep.
      callOff?.();
      const all = Promise.all(underWay.values());
      if (giveBack) {
        await Promise.race([all, new Promise((resolve) => setTimeout(resolve, giveBack.afterMs).unref())]);
        await giveBack.act([...underWay.keys()]);
      }
      await all;
    },
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

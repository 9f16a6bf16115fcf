// A queue of rows that processes work off under leases. It claims what is due, runs it, renews the leases meanwhile, and
// sleeps until the next row is due or somebody adds one. Its two users say what differs: `base/jobs/worker.ts` and
// `webhooks/delivery/worker.ts`.
import { type Clock, type ServerTime, type SetBack, watchSetBack } from "../clock.ts";
import type { Channel, Database } from "../db/database.ts";
import { reasonOf } from "../text/reason.ts";
import { lastSeen } from "./last-seen.ts";
import { oneLook } from "./one-look.ts";

export interface Worker {
  /** Runs all that is due, and what that makes due, to its end. */
  tick(workspace_id?: string): Promise<void>;
  start(): void;
  /** Lets what is under way end, or gives it back. */
  stop(): Promise<void>;
}

export interface Queue<Item> extends Worker {
  /** Claimed here, and not at its end yet. */
  readonly underWay: ReadonlyMap<Item, Promise<void>>;
  /** Has the worker look for work, if it was started. */
  wake(this: void): void;
}

interface Chore {
  everyMs: number;
  act: () => Promise<void>;
  /** What the log says when it failed. */
  failed: string;
}

export interface QueueOptions<Item> {
  database: Database;
  clock: Clock;
  log: (message: string) => void;
  /** What the log calls its items, such as "Jobs". */
  name: string;
  /** Tells that some fall due sooner than was known. */
  channel: Channel;
  /** Real milliseconds after which another process may take an item over. */
  leaseMs: number;
  /** Real milliseconds between looks, besides one after each renewal of leases, every third of a lease. */
  lookAgainMs?: number;
  /** Real milliseconds before a claim while items are under way, so that more are claimed together. @default 0 */
  pauseMs?: number;
  /** Whether something that is due may have to wait until an item has ended. */
  isFull(): boolean;
  /**
   * Leases what is due and has room, and begins it. Resolves to when more may be claimed, if a limit holds some back.
   * No other claim of this worker is under way meanwhile: two at once would each see the same room.
   */
  claim(begin: (item: Item) => void, workspace_id?: string): Promise<ServerTime | undefined>;
  /** Does the work and ends the lease. Never rejects: what it leaves standing is claimed again after its lease. */
  run(item: Item): Promise<void>;
  renew(items: readonly Item[]): Promise<void>;
  /** When to look again, unless woken: the next that has room is due then. Asked when a claim has found nothing. */
  nextDue(): Promise<ServerTime | undefined>;
  /** Puts right what was planned by the clock of before. When it rejects, the next claim calls it again. */
  onSetBack(this: void, moments: SetBack): Promise<void>;
  /** Done besides, from start to stop. */
  chore?: Chore;
  /** What is under way `afterMs` after a stop is given back. Without it, `stop` waits for its end. */
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
  /** Real time. */
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

  /** One claim after another. */
  function claim(workspace_id?: string): ReturnType<typeof claimOnce> {
    const claimed = turn.then(() => claimOnce(workspace_id));
    // The next only waits for its end; whoever asked for this one hears why it failed.
    turn = claimed.catch(() => undefined);
    return claimed;
  }

  /** `inTheWay`: one of these must end before all that is due has room. */
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
   * The timer is late, because the process stood still, or the machine's clock was set forward: the leases may have run
   * out, and this claim would take the items a second time.
   */
  async function renewIfLate(): Promise<void> {
    if (underWay.size > 0 && Math.abs(Date.now() - renewedAt) >= leaseMs / 2) await renew();
  }

  async function look(): Promise<void> {
    try {
      for (;;) {
        // Without a pause too, the event loop answers requests between claims.
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

  /** Not begun again while it is still at it. */
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
      // A renewal that fails is tried again while the lease still lasts. Looks find items whose processes died.
      every(renewEveryMs, () => void renew().catch(said("Leases could not be renewed")).finally(wake));
      if (lookAgainMs !== undefined) every(lookAgainMs, wake);
      if (options.chore) doBesides(options.chore);
      wake();
    },
    async stop() {
      running = false;
      for (const stop of forget.splice(0)) stop();
      await rested();
      // A look that was under way may have begun to sleep.
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

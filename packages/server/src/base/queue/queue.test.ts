// The queue by itself, with items in memory: one claim at a time, ticks without room, late renewals, chores, a stop.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchedLog } from "../../../test/logs/watch.ts";
import { manualClock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { openSqlite } from "../db/engines/sqlite.ts";
import { createQueue, type Queue, type QueueOptions } from "./queue.ts";

interface Item {
  name: string;
  workspace_id: string | null;
}

let database: Database;
let queue: Queue<Item>;
let due: Item[];
let steps: string[];
let ends: Map<string, () => void>;
beforeEach(async () => {
  database = await openSqlite({ folder: null });
  due = [];
  steps = [];
  ends = new Map();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of ends.values()) end();
  await queue.stop();
  await database.close();
});

const isDue = (...names: string[]) => due.push(...names.map((name) => ({ name, workspace_id: null })));

/** A queue with room for `room` items, each of which runs until the test ends it. */
function start(room: number, options: Partial<QueueOptions<Item>> = {}): Queue<Item> {
  queue = createQueue<Item>({
    database,
    clock: manualClock(1000),
    log: watchedLog(undefined),
    name: "Items",
    channel: "jobs",
    leaseMs: 3_600_000,
    isFull: () => queue.underWay.size >= room,
    async claim(begin) {
      steps.push("claim");
      const free = room - queue.underWay.size;
      await new Promise(setImmediate);
      due.splice(0, Math.max(free, 0)).forEach(begin);
      steps.push("claimed");
      return undefined;
    },
    run: ({ name }) => new Promise((resolve) => ends.set(name, resolve)),
    async renew(items) {
      steps.push(`renew ${items.map(({ name }) => name).join(" ")}`);
    },
    nextDue: async () => void steps.push("asleep"),
    onSetBack: async () => undefined,
    ...options,
  });
  return queue;
}

it("claims one after another, so that ticks at the same time do not fill the same room twice", async () => {
  isDue("a", "b", "c");
  start(2);
  const ticks = [1, 2, 3].map(() => queue.tick());
  await expect.poll(() => steps.filter((step) => step === "claimed").length).toBe(3);
  expect(steps).toEqual(["claim", "claimed", "claim", "claimed", "claim", "claimed"]);
  expect([...ends.keys()]).toEqual(["a", "b"]);
  ends.get("a")?.();
  ends.get("b")?.();
  await expect.poll(() => [...ends.keys()]).toEqual(["a", "b", "c"]);
  ends.get("c")?.();
  await Promise.all(ticks);
});

it("a tick that finds no room waits until another workspace's item has ended, and takes what is due then", async () => {
  isDue("a");
  const other = start(1).tick();
  await expect.poll(() => [...ends.keys()]).toEqual(["a"]);
  due.push({ name: "b", workspace_id: "mine" });
  let isOver = false;
  const mine = queue.tick("mine").then(() => (isOver = true));
  await expect.poll(() => steps.filter((step) => step === "claimed").length).toBe(2);
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  ends.get("a")?.();
  await expect.poll(() => [...ends.keys()]).toEqual(["a", "b"]);
  ends.get("b")?.();
  await Promise.all([other, mine]);
});

it("renews leases before a claim when the time has moved on by more than the timer would have let it", async () => {
  isDue("a");
  start(2).start();
  await expect.poll(() => steps).toContain("asleep");
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 7_200_000);
  steps.length = 0;
  queue.wake();
  await expect.poll(() => steps).toContain("claimed");
  expect(steps.slice(0, 2)).toEqual(["renew a", "claim"]);
});

it("claims nothing while leases that may have run out cannot be renewed", async () => {
  const said: string[] = [];
  let failures = 0;
  const renew = () => Promise.reject(new Error(`disk full ${(failures += 1)}`));
  isDue("a");
  start(2, { renew, log: watchedLog((line) => said.push(line)) }).start();
  await expect.poll(() => steps).toContain("asleep");
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 7_200_000);
  isDue("b");
  for (const times of [1, 2]) {
    queue.wake();
    await expect.poll(() => failures).toBe(times);
    await new Promise(setImmediate);
  }
  expect([...ends.keys()]).toEqual(["a"]);
  expect(said[0]).toBe("Items could not be claimed: disk full 1");
});

it("does not begin a chore again while it is still at it", async () => {
  const end = Promise.withResolvers<void>();
  let begun = 0;
  const act = () => ((begun += 1), end.promise);
  start(1, { chore: { everyMs: 5, act, failed: "It is done later" } }).start();
  await expect.poll(() => begun).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(begun).toBe(1);
  end.resolve();
  await expect.poll(() => begun).toBeGreaterThan(1);
});

it("gives back what has not ended some time after a stop, and waits for its end all the same", async () => {
  const given: string[] = [];
  const act = async (items: readonly Item[]) => {
    given.push(...items.map(({ name }) => name));
    ends.get("b")?.();
  };
  isDue("a", "b");
  start(2, { giveBack: { afterMs: 50, act } }).start();
  await expect.poll(() => [...ends.keys()]).toEqual(["a", "b"]);
  const stopped = queue.stop();
  ends.get("a")?.();
  await stopped;
  expect(given).toEqual(["b"]);
  expect(queue.underWay.size).toBe(0);
});

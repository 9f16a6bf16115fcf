// How often a lock is read, and how its answers are used.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BoltWatch, mostQuestions } from "./bolt-watch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hourMs = 3_600_000;

function watched() {
  const told: (boolean | null)[] = [];
  const lock = { locked: true as boolean | null | undefined, questions: 0 };
  const watch = new BoltWatch({
    fail: (thrown) => {
      throw thrown;
    },
    now: () => Date.now(),
    async ask() {
      lock.questions += 1;
      return lock.locked;
    },
    tell: (locked) => void told.push(locked),
  });
  watch.settle(true);
  return { lock, watch, told };
}

it("what the lock says itself spares the question", async () => {
  const { lock, watch, told } = watched();
  watch.hear(false);
  watch.settle(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([lock.questions, told]).toEqual([0, []]);
});

it("one question is pending, however often the hub repeats itself", async () => {
  const { lock, watch, told } = watched();
  for (let times = 0; times < 20; times += 1) {
    watch.hear(times % 2 === 0 ? false : null);
    await vi.advanceTimersByTimeAsync(20);
  }
  lock.locked = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([lock.questions, told]).toEqual([1, [false]]);
});

it("during a command nothing is asked beside it", async () => {
  const { lock, watch } = watched();
  await watch.command(async () => {
    watch.hear(false);
    await vi.advanceTimersByTimeAsync(10_000);
  });
  expect(lock.questions).toBe(0);
});

it("an hour has an end of its questions: after that the bolt is unknown until the lock says where it is", async () => {
  const { lock, watch, told } = watched();
  for (let times = 0; times < mostQuestions + 20; times += 1) {
    lock.locked = times % 2 !== 0;
    watch.hear(lock.locked);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(lock.questions).toBe(mostQuestions);
  expect(watch.questions).toBe(mostQuestions);
  expect(told.slice(mostQuestions)).toEqual([null]);
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(watch.questions).toBe(0);
  lock.locked = false;
  watch.hear(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told.at(-1)).toBe(false);
});

it("a lock that does not answer is unknown, and said to be so once", async () => {
  const { lock, watch, told } = watched();
  lock.locked = undefined;
  for (let times = 0; times < 3; times += 1) {
    watch.hear(false);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(told).toEqual([null]);
});

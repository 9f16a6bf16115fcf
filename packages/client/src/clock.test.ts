import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { systemClock } from "./clock.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("the clock sleeps for the given time, then stops listening to the signal", async () => {
  const { signal } = new AbortController();
  const [add, remove] = [vi.spyOn(signal, "addEventListener"), vi.spyOn(signal, "removeEventListener")];
  const woken = vi.fn();
  const sleep = systemClock.sleep(1000, signal).then(woken);
  await vi.advanceTimersByTimeAsync(999);
  expect(woken).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await sleep;
  expect(woken).toHaveBeenCalledOnce();
  expect(remove.mock.calls).toEqual([add.mock.calls[0]?.slice(0, 2)]);
});

it("an abort during sleep rejects with the signal's reason and clears the timer", async () => {
  const abort = new AbortController();
  const sleep = systemClock.sleep(1000, abort.signal);
  abort.abort("left");
  await expect(sleep).rejects.toBe("left");
  expect(vi.getTimerCount()).toBe(0);
});

it("sleep rejects at once if its signal is already aborted", async () => {
  await expect(systemClock.sleep(1000, AbortSignal.abort("left"))).rejects.toBe("left");
  expect(vi.getTimerCount()).toBe(0);
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { systemClock } from "./clock.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("sleeps as long as it was told, and listens to its signal no longer", async () => {
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

it("is woken by its signal with the reason, and leaves no timer", async () => {
  const abort = new AbortController();
  const sleep = systemClock.sleep(1000, abort.signal);
  abort.abort("left");
  await expect(sleep).rejects.toBe("left");
  expect(vi.getTimerCount()).toBe(0);
});

it("does not fall asleep when its signal was given before", async () => {
  await expect(systemClock.sleep(1000, AbortSignal.abort("left"))).rejects.toBe("left");
  expect(vi.getTimerCount()).toBe(0);
});

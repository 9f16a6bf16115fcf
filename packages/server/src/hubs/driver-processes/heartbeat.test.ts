// The heartbeat that ends a process without answers.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mostUnanswered, startHeartbeat } from "./heartbeat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function heart() {
  let [beats, givenUp] = [0, 0];
  const own = startHeartbeat({
    beatMs: 1000,
    beat: () => void (beats += 1),
    giveUp() {
      givenUp += 1;
      own.stop();
    },
  });
  return { own, beats: () => beats, givenUp: () => givenUp };
}

it("a process that answers each beat lives on", () => {
  const { own, beats, givenUp } = heart();
  for (let second = 0; second < 100; second += 1) {
    vi.advanceTimersByTime(1000);
    own.heard();
  }
  expect([beats(), givenUp()]).toEqual([100, 0]);
});

it("one that has answered and falls silent is given up after eight beats", () => {
  const { own, givenUp } = heart();
  own.heard();
  vi.advanceTimersByTime(mostUnanswered * 1000);
  expect(givenUp()).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(givenUp()).toBe(1);
});

it("one that starts has twenty seconds", () => {
  const { givenUp } = heart();
  vi.advanceTimersByTime(20_000);
  expect(givenUp()).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(givenUp()).toBe(1);
});

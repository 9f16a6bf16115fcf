// Controls time, so that it passes only when a test advances it, however slow the machine is.
import { afterEach, beforeEach, vi } from "vitest";

/**
 * Holds time in every test of the file. Time passes so slowly that only timers that are due at once fire, such as those
 * after an answer.
 */
export function holdTime(): void {
  let passing: ReturnType<typeof setInterval>;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    passing = setInterval(() => void later(1), 20);
  });
  afterEach(() => {
    clearInterval(passing);
    vi.useRealTimers();
  });
}

export const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

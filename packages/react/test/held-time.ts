// Time that passes when a test says so, however long a slow machine takes in between.
import { afterEach, beforeEach, vi } from "vitest";

/** For every test of the file. Time stands still but for what is to happen at once, such as word of an answer. */
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

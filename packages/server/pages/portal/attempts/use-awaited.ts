import { useEffect } from "react";

/**
 * Times of the refetches after a requested attempt, in milliseconds. Most attempts are made at once, but a slow
 * receiver may take 15 seconds.
 */
const looksMs = [300, 1000, 2500, 6000, 16_000];

/**
 * Refetches after requested attempts.
 * @param awaited - Number of requested attempts. Each change calls `look` a few times.
 */
export function useAwaited(awaited: number, look: () => void): void {
  useEffect(() => {
    if (awaited === 0) return undefined;
    const timers = looksMs.map((ms) => setTimeout(look, ms));
    return () => timers.forEach(clearTimeout);
  }, [awaited, look]);
}

import { useEffect } from "react";

/**
 * When to read again after an attempt was requested: most are made at once, but a slow receiver may take 15 seconds.
 */
const looksMs = [300, 1000, 2500, 6000, 16_000];

/** `awaited` counts the attempts asked for; after each, `look` is called a few times. */
export function useAwaited(awaited: number, look: () => void): void {
  useEffect(() => {
    if (awaited === 0) return undefined;
    const timers = looksMs.map((ms) => setTimeout(look, ms));
    return () => timers.forEach(clearTimeout);
  }, [awaited, look]);
}

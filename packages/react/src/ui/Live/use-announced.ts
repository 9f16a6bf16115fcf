import { useEffect } from "react";
import { type Announce, useAnnounce } from "./Live.tsx";

/**
 * Announces a text when it appears, and withdraws it when it changes or becomes `null`.
 * @param text - `null` if there is nothing to announce.
 * @param occasion - The same text is announced again when this changes.
 */
export function useAnnounced(text: string | null, occasion?: unknown): void {
  const announce = useAnnounce();
  // oxlint-disable-next-line react/exhaustive-deps -- `occasion` is a reason to say it again
  useEffect(() => (text === null ? undefined : announce(text)), [announce, text, occasion]);
}

/** {@link useAnnounced} after the text has not changed for `ms` milliseconds, for texts that change during typing. */
export function useAnnouncedAfter(ms: number, text: string | null, occasion?: unknown): void {
  const announce = useAnnounce();
  // oxlint-disable-next-line react/exhaustive-deps -- `occasion` is a reason to say it again, as in useAnnounced
  useEffect(() => (text === null ? undefined : announceAfter(announce, ms, text)), [announce, ms, text, occasion]);
}

/** Announces a text after a delay. Returns a function that withdraws it, even before it was announced. */
export function announceAfter(announce: Announce, ms: number, text: string): () => void {
  let takeBack: (() => void) | undefined;
  const timer = setTimeout(() => {
    takeBack = announce(text);
  }, ms);
  return () => {
    clearTimeout(timer);
    takeBack?.();
  };
}

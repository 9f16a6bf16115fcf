import { useEffect } from "react";
import { type Announce, useAnnounce } from "./Live.tsx";

/**
 * Says a text when it begins to hold, and takes it back when it no longer does. `null`: nothing to say. `occasion`:
 * the same text is said again when this changes.
 */
export function useSaid(text: string | null, occasion?: unknown): void {
  const announce = useAnnounce();
  // oxlint-disable-next-line react/exhaustive-deps -- `occasion` is a reason to say it again
  useEffect(() => (text === null ? undefined : announce(text)), [announce, text, occasion]);
}

/** {@link useSaid}, once the text has held for a while: for what changes as somebody types. */
export function useSaidAfter(ms: number, text: string | null, occasion?: unknown): void {
  const announce = useAnnounce();
  // oxlint-disable-next-line react/exhaustive-deps -- as above
  useEffect(() => (text === null ? undefined : sayAfter(announce, ms, text)), [announce, ms, text, occasion]);
}

/** Says a text after a while. Returns a function that takes it back, also before it was said. */
export function sayAfter(announce: Announce, ms: number, text: string): () => void {
  let takeBack: (() => void) | undefined;
  const timer = setTimeout(() => {
    takeBack = announce(text);
  }, ms);
  return () => {
    clearTimeout(timer);
    takeBack?.();
  };
}

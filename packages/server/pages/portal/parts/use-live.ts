// Refetches content on screen, so that it stays up to date.
import { useEffect } from "react";

const usualMs = 5000;

/** Calls `look` every few seconds while the page is visible, and at once when it becomes visible again. */
export function useLive(look: () => void, everyMs = usualMs): void {
  useEffect(() => {
    const lookIfSeen = () => {
      if (document.visibilityState === "visible") look();
    };
    const timer = setInterval(lookIfSeen, everyMs);
    document.addEventListener("visibilitychange", lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookIfSeen);
    };
  }, [look, everyMs]);
}

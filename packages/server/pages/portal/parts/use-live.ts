// What is on screen is read again by itself, so that nobody has to ask whether it is still true.
import { useEffect } from "react";

const usualMs = 5000;

/** Calls `look` every few seconds while the page is seen, and at once when it is seen again. */
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

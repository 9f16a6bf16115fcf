/** The longest that something waits for a quiet moment. */
const longestWaitMs = 2000;

/** Calls `act` when the browser has painted and has nothing better to do. Returns a function that calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari knows no idle callbacks: there it waits for the next frame to be painted.
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(act, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: longestWaitMs });
  return () => cancelIdleCallback(handle);
}

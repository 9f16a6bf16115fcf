/** Longest wait for an idle moment, in milliseconds. */
const longestWaitMs = 2000;

/** Calls `act` when the browser is idle, or after `longestWaitMs`. Returns a function that cancels the call. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks, so `act` waits 50 ms there, in which the next frame is usually painted.
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(act, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: longestWaitMs });
  return () => cancelIdleCallback(handle);
}

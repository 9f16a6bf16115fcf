// What the page has asked of the server since a moment, as the browser itself recorded it.

export interface RequestLog {
  /** How often a path was asked for. */
  count(path: string): number;
}

export function watchRequests(): RequestLog {
  const since = performance.now();
  performance.setResourceTimingBufferSize(10_000);
  const paths: string[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.startTime >= since) paths.push(new URL(entry.name).pathname);
  }).observe({ type: "resource" });
  return { count: (path) => paths.filter((one) => one === path).length };
}

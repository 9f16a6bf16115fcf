// What the page has asked of the server since a moment, as the browser itself recorded it.

export interface RequestLog {
  /** How often a path was asked for. */
  count(path: string): number;
  /** What followed the path each time, from the question mark on. */
  queries(path: string): string[];
}

export function watchRequests(): RequestLog {
  const since = performance.now();
  performance.setResourceTimingBufferSize(10_000);
  const urls: URL[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) if (entry.startTime >= since) urls.push(new URL(entry.name));
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "resource" });
  const queries = (path: string) => {
    // What the browser has recorded and not told yet.
    note(observer.takeRecords());
    return urls.filter(({ pathname }) => pathname === path).map(({ search }) => search);
  };
  return { queries, count: (path) => queries(path).length };
}

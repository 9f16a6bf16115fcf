// Counts the page's requests since `watchRequests` was called, as the browser itself recorded them.

interface RequestLog {
  /** Number of requests of a path. */
  count(path: string): number;
  /** Query of each request of the path, with its question mark. */
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
    // Includes entries that the browser has recorded but not delivered yet.
    note(observer.takeRecords());
    return urls.filter(({ pathname }) => pathname === path).map(({ search }) => search);
  };
  return { queries, count: (path) => queries(path).length };
}

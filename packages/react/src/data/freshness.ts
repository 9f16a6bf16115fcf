// Options that decide when shown answers are refetched.

/** Age from which an answer is refetched when a component mounts, in milliseconds. */
const staleTime = 5000;

/** Doors also move by hand and by keypad, so shown answers are refetched whenever the window regains focus. */
export const freshnessOptions = {
  staleTime,
  // A recent failure is not retried at mount. Otherwise a widget that mounts later would turn a neighbour's error back
  // into loading.
  retryOnMount: ({ state }: { state: { errorUpdatedAt: number } }) => Date.now() - state.errorUpdatedAt > staleTime,
  refetchOnWindowFocus: "always",
  refetchOnReconnect: "always",
  // By default TanStack Query waits until the browser reports that it is online, and shows nothing.
  networkMode: "always",
  retry: false,
  throwOnError: false,
} as const;

/** Query options of catalogues, which hardly change: refetched at mount once they are an hour old. */
export const rarelyChanges = () => ({ staleTime: 3_600_000, refetchOnWindowFocus: false, refetchOnReconnect: false });

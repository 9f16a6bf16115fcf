// When what is shown is asked for again.

const staleTime = 5000;

/** Doors are moved by hands and keypads too: what is shown is asked for again whenever someone comes back to look. */
export const freshnessOptions = {
  staleTime,
  // A refusal is as fresh as an answer: a widget that comes a moment later would turn the one beside it, which says so,
  // into one that waits, and back.
  retryOnMount: ({ state }: { state: { errorUpdatedAt: number } }) => Date.now() - state.errorUpdatedAt > staleTime,
  refetchOnWindowFocus: "always",
  refetchOnReconnect: "always",
  // Without this TanStack Query would wait for the browser to call itself online, and show nothing at all.
  networkMode: "always",
  retry: false,
  throwOnError: false,
} as const;

/** For catalogues, which hardly change. */
export const rarelyChanges = () => ({ staleTime: 3_600_000, refetchOnWindowFocus: false, refetchOnReconnect: false });

// When what is shown is asked for again.

/** Doors are moved by hands and keypads too: what is shown is asked for again whenever someone comes back to look. */
export const freshness = {
  staleTime: 5000,
  refetchOnWindowFocus: "always",
  refetchOnReconnect: "always",
  // Without this TanStack Query would wait for the browser to call itself online, and show nothing at all.
  networkMode: "always",
  retry: false,
  throwOnError: false,
} as const;

/** For catalogues, which hardly change. */
export const rarelyChanges = () => ({ staleTime: 3_600_000, refetchOnWindowFocus: false, refetchOnReconnect: false });

// Base of all mutation hooks.
import type { Seam } from "@mortise/client";
import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { useConnection } from "../provider/use-seam-client.ts";

/** Longest time that a mutation waits for its refetch, in milliseconds. */
const longestLookMs = 2000;

/**
 * Runs a mutation on the platform. It is never retried, and never queued. `look` refetches what is shown, also after a
 * failure, because the server may have done it. The mutation settles with the promise of `look`, so that its message
 * does not stand beside old data, or after `longestLookMs`.
 */
export function usePlatformMutation<Input, Data>(
  write: (client: Seam, input: Input) => Promise<Data>,
  look?: (sessionKey: string) => unknown,
): UseMutationResult<Data, Error, Input> {
  const { session, queryClient } = useConnection();
  return useMutation(
    {
      mutationFn: async (input: Input) => {
        try {
          return await session.run((client) => write(client, input));
        } finally {
          await Promise.race([look?.(session.key), new Promise((resolve) => setTimeout(resolve, longestLookMs))]);
        }
      },
      networkMode: "always",
      retry: false,
      throwOnError: false,
    },
    queryClient,
  );
}

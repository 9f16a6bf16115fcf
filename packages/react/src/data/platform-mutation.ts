// How every hook changes something on the platform.
import type { Seam } from "@mortise/client";
import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { useConnection } from "../provider/use-seam-client.ts";

/** How long a change waits until what is shown has been read again. */
const longestLookMs = 2000;

/**
 * Changes something on the platform. Never repeated, never queued for later. `look` reads again what is shown, after a
 * failure too: it may have been done. The change ends with the promise it returns, if any: neither "saved" nor "look
 * before you try again" should stand beside what was there before.
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

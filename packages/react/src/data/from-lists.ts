// Takes initial data for one item from cached lists.
import type { QueryClient } from "@tanstack/react-query";
import { type CachedCall, platformKey } from "../provider/cache-keys.ts";

/**
 * Initial data for a detail query, taken from any cached list that contains the item. The query still fetches at once.
 */
export const dataFromLists = (
  list: CachedCall,
  id: string,
  value: string,
  sessionKey: string,
  queryClient: QueryClient,
) => ({
  initialData: () =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: platformKey(sessionKey, list) })
      .flatMap(({ state: { data } }) => (data as { devices?: Thing[] })?.devices ?? (data as Thing[]))
      .find((thing) => thing?.[id] === value) as never,
});

type Thing = Readonly<Record<string, unknown>> | undefined;

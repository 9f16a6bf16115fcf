// What a page knows of one thing before it has asked for it.
import type { QueryClient } from "@tanstack/react-query";
import { type CachedCall, platformKey } from "../provider/cache-keys.ts";

/** For one thing: the copy of it that a cached list holds shows until it has been read anew, which it is at once. */
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

// How every hook reads the platform.
import type { Seam } from "@mortise/client";
import { type QueryClient, useQuery, type UseQueryOptions, type UseQueryResult } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { takeFirstAnswer } from "../provider/first-answers.ts";
import { useConnection } from "../provider/use-seam-client.ts";
import { type CachedCall, platformKey } from "../provider/cache-keys.ts";
import { freshnessOptions } from "./freshness.ts";

export interface ReadContext<Data> {
  readonly signal: AbortSignal;
  /** What is shown at the time it is asked for. */
  readonly shown: Data | undefined;
  /** Shows a part of the answer while the rest is still on its way. */
  readonly publish: (data: Data) => void;
}

interface PlatformQuery<Data> {
  readonly call: CachedCall;
  readonly input: object;
  readonly read: (client: Seam, reading: ReadContext<Data>, sessionKey: string) => Promise<Data>;
}

type Options<Data> = Partial<Omit<UseQueryOptions<Data>, "queryKey" | "queryFn">>;

/**
 * Reads, caches and renews one answer. The client has already repeated failed calls, so nothing is repeated here.
 * `name` gives the properties, such as `devices`, that the result has besides those of TanStack Query.
 */
export function usePlatformQuery<Data, Names extends object>(
  { call, input, read }: PlatformQuery<Data>,
  name: (data: Data | undefined) => Names,
  optionsOf?: (sessionKey: string, queryClient: QueryClient) => Options<NoInfer<Data>>,
): UseQueryResult<Data> & Names {
  const { session, queryClient } = useConnection();
  const queryKey = platformKey(session.key, call, input);
  const result = useQuery<Data>(
    {
      queryKey,
      queryFn: ({ signal }) =>
        session.run((client) => {
          const publish = (data: Data) => void (signal.aborted || queryClient.setQueryData<Data>(queryKey, data));
          const reading = {
            signal,
            publish,
            get shown() {
              return queryClient.getQueryData<Data>(queryKey);
            },
          };
          return read(client, reading, session.key);
        }),
      initialData: () => takeFirstAnswer(session.key, call, input) as Data | undefined,
      initialDataUpdatedAt: 0,
      ...freshnessOptions,
      ...optionsOf?.(session.key, queryClient),
    },
    queryClient,
  );
  // When React hydrates a part of a page late, the cache may hold what earlier parts have fetched. It must still begin
  // as loading, as the server rendered it: React would discard markup that differs.
  const isTakenOver = useSyncExternalStore(
    session.subscribe,
    () => true,
    () => false,
  );
  const shown = isTakenOver ? result : ({ ...result, ...asLoading } as typeof result);
  const named = name(shown.data);
  // Getters, not a copy: TanStack Query renders a component again when a property it has read changes. A copy reads
  // them all, and so every fetch would render again, even one that brings nothing new.
  for (const part in shown)
    Object.defineProperty(named, part, { enumerable: true, get: () => shown[part as keyof typeof shown] });
  return named as typeof shown & Names;
}

const asLoading = {
  status: "pending",
  isPending: true,
  isFetching: true,
  isLoading: true,
  isSuccess: false,
  isError: false,
  data: undefined,
  error: null,
};

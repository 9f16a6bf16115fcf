// How every hook reads and writes the platform: one place for cache keys, one for when to ask again.
import type { Seam } from "@mortise/client";
import {
  type QueryClient,
  type QueryKey,
  useMutation,
  type UseMutationResult,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { cacheRoot, queryClientsOf } from "../provider/session-cache.ts";
import { useConnection } from "../provider/use-seam-client.ts";

/** Calls whose answers are cached, by the client's names. */
export type CachedCall =
  | "devices.list"
  | "devices.get"
  | "devices.listDeviceProviders"
  | "accessCodes.list"
  | "accessCodes.get"
  | "deviceModels.list";

/** The cache key of one answer; without `input`, the beginning that the keys of all answers to the call share. Keys are made only here. */
export const platformKey = (sessionKey: string, call: CachedCall, input?: object): QueryKey =>
  input ? [cacheRoot, sessionKey, call, input] : [cacheRoot, sessionKey, call];

export interface Reading<Data> {
  readonly signal: AbortSignal;
  /** What is shown now. */
  readonly shown: Data | undefined;
  /** Shows a part of the answer while the rest is still on its way. */
  readonly publish: (data: Data) => void;
}

export interface PlatformQuery<Data> {
  readonly call: CachedCall;
  readonly input: object;
  readonly read: (client: Seam, reading: Reading<Data>, sessionKey: string) => Promise<Data>;
}

type Options<Data> = Partial<Omit<UseQueryOptions<Data>, "queryKey" | "queryFn">>;

/**
 * Reads, caches and renews one answer. The client has already repeated failed calls, so nothing is repeated here. `name` gives the
 * properties, such as `devices`, that the result has besides those of TanStack Query.
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
          const shown = queryClient.getQueryData<Data>(queryKey);
          const publish = (data: Data) => void (signal.aborted || queryClient.setQueryData<Data>(queryKey, data));
          return read(client, { signal, shown, publish }, session.key);
        }),
      ...freshness,
      ...optionsOf?.(session.key, queryClient),
    },
    queryClient,
  );
  // When React hydrates a part of a page late, the cache may hold what earlier parts have fetched. It must still begin as loading, as the
  // server rendered it: React would discard markup that differs.
  const isTakenOver = useSyncExternalStore(
    session.subscribe,
    () => true,
    () => false,
  );
  const shown = isTakenOver ? result : ({ ...result, ...asLoading } as typeof result);
  const named = name(shown.data);
  // Getters, not a copy: TanStack Query renders a component again when a property it has read changes. A copy reads them all, and so
  // every fetch would render again, even one that brings nothing new.
  for (const part in shown) Object.defineProperty(named, part, { enumerable: true, get: () => shown[part as keyof typeof shown] });
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

/** Doors are moved by hands and keypads too: what is shown is asked for again whenever someone comes back to look. */
const freshness = {
  staleTime: 5000,
  refetchOnWindowFocus: "always",
  refetchOnReconnect: "always",
  // Without this TanStack Query would wait for the browser to call itself online, and show nothing at all.
  networkMode: "always",
  retry: false,
  throwOnError: false,
} as const;

/** Returns the id that a call is about. Throws when the host has not set it yet: the widget then says so, and the server is not asked. */
export function given<Id extends Readonly<Record<string, string>>>(id: Id): Id {
  for (const name in id) if (!id[name]) throw Object.assign(new Error(`${name} is not set.`), { unset: name });
  return id;
}

/** For one thing: the copy of it that a cached list holds shows until it has been read anew, which it is at once. */
export const fromLists = (list: CachedCall, id: string, value: string, sessionKey: string, queryClient: QueryClient) => ({
  initialData: () =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: platformKey(sessionKey, list) })
      .flatMap(({ state: { data } }) => (data as { devices?: Thing[] })?.devices ?? (data as Thing[]))
      .find((thing) => thing?.[id] === value) as never,
  initialDataUpdatedAt: 0,
});

type Thing = Readonly<Record<string, unknown>> | undefined;

/** For catalogues, which hardly change. */
export const rarelyChanges = () => ({ staleTime: 3_600_000, refetchOnWindowFocus: false, refetchOnReconnect: false });

/** How long a change waits until what is shown has been read again. */
const longestLookMs = 2000;

/**
 * Changes something on the platform. Never repeated, never queued for later. `look` reads again what is shown, after a failure too: it
 * may have been done. The change ends with the promise it returns, if any: neither "saved" nor "look before you try again" should stand
 * beside what was there before.
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

/**
 * Marks cached answers to a call as old, and reads those on screen again: all whose input contains `input` and that are `wanted`.
 * Never rejects: a failure stays in its query, where whatever shows it finds it.
 */
export function refresh(
  sessionKey: string,
  call: CachedCall,
  input?: object,
  wanted: (answer: { state: { data?: unknown } }) => boolean = () => true,
): Promise<unknown> {
  return Promise.all(
    [...queryClientsOf(sessionKey)].map((queryClient) =>
      queryClient.invalidateQueries({ queryKey: platformKey(sessionKey, call, input), predicate: wanted }),
    ),
  );
}

/** Reads all codes on screen again. */
export const refreshCodes = (sessionKey: string): Promise<unknown> =>
  Promise.all([refresh(sessionKey, "accessCodes.list"), refresh(sessionKey, "accessCodes.get")]);

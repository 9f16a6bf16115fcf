// Base of all query hooks.
import type { Device } from "@mortise/client";
import { type QueryClient, useQuery, type UseQueryOptions, type UseQueryResult } from "@tanstack/react-query";
import { useIsHydrating } from "../page/use-is-hydrating.ts";
import { takeFirstAnswer } from "../provider/first-answers.ts";
import { useConnection } from "../provider/use-seam-client.ts";
import { platformKey } from "../provider/cache-keys.ts";
import { freshnessOptions } from "./freshness.ts";
import { commandMoment, withCommand } from "./lock-commands.ts";
import type { PlatformRead } from "./reads/platform-read.ts";

type Options<Data> = Partial<Omit<UseQueryOptions<Data>, "queryKey" | "queryFn" | "initialData">> & {
  /** Data that the page has already. It shows until the query, which fetches at once, has its answer. */
  readonly initialData?: () => Data | undefined;
};

/**
 * Fetches, caches and refetches one answer. The client has already retried failed calls, so the query does not. `name`
 * returns the result's additional properties, such as `devices`.
 */
export function usePlatformQuery<Data, Names extends object>(
  { call, input, read }: PlatformRead<Data>,
  name: (data: Data | undefined) => Names,
  optionsOf?: (sessionKey: string, queryClient: QueryClient) => Options<NoInfer<Data>>,
): UseQueryResult<Data> & Names {
  const { session, queryClient, initial } = useConnection();
  const queryKey = platformKey(session.key, call, input);
  const options = optionsOf?.(session.key, queryClient);
  // Answer that the host's server has prefetched for this page.
  const given = initial?.answerTo(call, input);
  const result = useQuery<Data>(
    {
      queryKey,
      queryFn: ({ signal }) =>
        session.run((client) => {
          const moment = commandMoment();
          const publish = (data: Data) => void (signal.aborted || queryClient.setQueryData<Data>(queryKey, data));
          const reading = {
            signal,
            publish,
            isSession: session.getToken() !== undefined,
            correct: (device: Device) => withCommand(session.key, device, moment),
            get shown() {
              return queryClient.getQueryData<Data>(queryKey);
            },
          };
          return read(client, reading);
        }),
      ...freshnessOptions,
      ...options,
      initialData: () => (takeFirstAnswer(session.key, call, input) as Data | undefined) ?? options?.initialData?.(),
      initialDataUpdatedAt: 0,
      ...given?.options,
    },
    queryClient,
  );
  // If React hydrates a part of a page late, the cache may already hold newer data. The first render must still equal
  // the server's, because React would discard markup that differs.
  const shown = useIsHydrating() ? ({ ...result, ...asRendered(given?.data) } as typeof result) : result;
  const named = name(shown.data);
  // Getters, not a copy: TanStack Query renders a component again when a property that it has read changes. A copy
  // reads all of them, so every fetch would render again, even without a change.
  for (const part in shown)
    Object.defineProperty(named, part, { enumerable: true, get: () => shown[part as keyof typeof shown] });
  return named as typeof shown & Names;
}

/** Result of a query on a server: pending, unless there is an answer. */
function asRendered(data: unknown) {
  const isPending = data === undefined;
  const status = isPending ? "pending" : "success";
  return { data, status, isPending, isLoading: isPending, isFetching: isPending, isSuccess: !isPending, ...noError };
}

const noError = { isError: false, error: null };

import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { focusManager, notifyManager } from "./page-signals.ts";
import type { FetchOptions, Query, QueryObserver, QueryOptions, QueryState } from "./query.ts";
import type { QueryClient } from "./query-client.ts";

export interface UseQueryOptions<Data> extends QueryOptions<Data> {
  /** Age in milliseconds at which data is stale, and refetched when a component mounts. @default 0 */
  readonly staleTime?: number;
  /** Whether a mounting component retries a query that failed and has no data. @default true */
  readonly retryOnMount?: (query: { readonly state: QueryState<unknown> }) => boolean;
  readonly refetchOnWindowFocus?: "always" | false;
  readonly refetchOnReconnect?: "always" | false;
  /** Milliseconds until the next refetch, while the page is visible. */
  readonly refetchInterval?: (query: Query<Data>) => number | false;
  /** Returns data to show while there is none, from the query that the component showed before. */
  readonly placeholderData?: (former: Data | undefined, formerQuery: Query<Data> | undefined) => Data | undefined;
}

/** Reads a query from the cache, fetches it if it is missing or stale, and renders again when it changes. */
export function useQuery<Data>(options: UseQueryOptions<Data>, client: QueryClient) {
  const query = client.getQueryCache().build(client, options);
  const observer = useMemo(() => new Observer(query), [query]);
  const current = () => query.state;
  const known = useSyncExternalStore(observer.subscribe, current, current);
  // A layout effect runs before the paint, so later fetches of the observer use the options of this render.
  useLayoutEffect(() => observer.setOptions(options));

  const state = observer.isAboutToFetch(options) ? asking(known) : known;
  const [former, setFormer] = useState<Query<Data>>();
  if (options.placeholderData !== undefined && state.data !== undefined && former !== query) setFormer(query);
  const placeholder = state.status === "pending" ? options.placeholderData?.(former?.state.data, former) : undefined;
  const isPlaceholderData = placeholder !== undefined;
  const status = isPlaceholderData ? "success" : state.status;
  return {
    data: state.data ?? placeholder,
    dataUpdatedAt: state.dataUpdatedAt,
    error: state.error,
    status,
    isPending: status === "pending",
    isError: status === "error",
    isFetching: state.fetchStatus === "fetching",
    isPlaceholderData,
    refetch: observer.refetch,
  };
}

/** State that the fetch at mount is about to set. Without it, the first frame would not even show "loading". */
const asking = <Data>(state: QueryState<Data>): QueryState<Data> => ({
  ...state,
  fetchStatus: "fetching",
  ...(state.data === undefined && { status: "pending", error: null }),
});

class Observer<Data> implements QueryObserver {
  options: UseQueryOptions<Data>;
  readonly #query: Query<Data>;
  #tell: (() => void) | undefined;
  #interval: ReturnType<typeof setInterval> | undefined;

  constructor(query: Query<Data>) {
    this.#query = query;
    this.options = query.options;
  }

  readonly subscribe = (tell: () => void): (() => void) => {
    const isStale = this.isAboutToFetch(this.options);
    this.#tell = tell;
    this.#query.addObserver(this);
    if (isStale) void this.refetch({ cancelRefetch: false });
    this.#renewInterval();
    return () => {
      this.#tell = undefined;
      clearInterval(this.#interval);
      this.#query.removeObserver(this);
    };
  };

  readonly refetch = async ({ cancelRefetch = true }: FetchOptions = {}): Promise<void> => {
    // The failure stays in the query's state, where the component reads it.
    await this.#query.fetch(this.options, { cancelRefetch }).catch(() => undefined);
  };

  isAboutToFetch({ staleTime, retryOnMount }: UseQueryOptions<Data>): boolean {
    const { data, status } = this.#query.state;
    const isLeft = data === undefined && status === "error" && retryOnMount?.(this.#query) === false;
    return this.#tell === undefined && !isLeft && this.#query.isStaleByTime(staleTime);
  }

  setOptions(options: UseQueryOptions<Data>): void {
    this.options = options;
    this.#query.setOptions(options);
  }

  onQueryUpdate(): void {
    if (this.#tell !== undefined) notifyManager.schedule(this.#tell);
    this.#renewInterval();
  }

  shouldFetchOnWindowFocus(): boolean {
    return this.options.refetchOnWindowFocus === "always";
  }

  shouldFetchOnReconnect(): boolean {
    return this.options.refetchOnReconnect === "always";
  }

  /** TanStack Query calls this on its observers, which matters for a host's own cache. */
  getCurrentResult(): { isStale: boolean } {
    return { isStale: this.#query.isStaleByTime(this.options.staleTime) };
  }

  #renewInterval(): void {
    clearInterval(this.#interval);
    const pause = this.options.refetchInterval?.(this.#query);
    if (pause) this.#interval = setInterval(() => focusManager.isFocused() && this.refetch(), pause);
  }
}

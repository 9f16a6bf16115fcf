// Cache of a page, with the methods of TanStack Query that our hooks use.
import { focusManager, notifyManager, onReconnect } from "./page-signals.ts";
import { Query, type QueryObserver, type QueryOptions } from "./query.ts";
import { hashKey, containsKey, type QueryKey } from "./query-key.ts";

export interface QueryFilters {
  /** Prefix of the keys of matching queries. @default any */
  readonly queryKey?: QueryKey;
  readonly predicate?: (query: Query) => boolean;
}

type Updater = (data: unknown) => unknown;

export class QueryClient {
  readonly #cache = new QueryCache();
  #mounts = 0;
  #leave: (() => void) | undefined;

  getQueryCache(): QueryCache {
    return this.#cache;
  }

  /** Starts refetches on window focus and on reconnect, until everything is unmounted. */
  mount(): void {
    this.#mounts += 1;
    if (this.#mounts > 1) return;
    const unlook = focusManager.subscribe(
      () => focusManager.isFocused() && this.#renew((observer) => observer.shouldFetchOnWindowFocus()),
    );
    const unplug = onReconnect(() => this.#renew((observer) => observer.shouldFetchOnReconnect()));
    this.#leave = () => {
      unlook();
      unplug();
    };
  }

  unmount(): void {
    this.#mounts -= 1;
    if (this.#mounts === 0) this.#leave?.();
  }

  getQueryData(queryKey: QueryKey): unknown {
    return this.#cache.get(queryKey)?.state.data;
  }

  setQueryData(queryKey: QueryKey, data: unknown): void {
    const now = typeof data === "function" ? (data as Updater)(this.getQueryData(queryKey)) : data;
    if (now !== undefined) this.#cache.build(this, { queryKey }).setData(now);
  }

  /** Invalidates queries, and refetches those that are observed. */
  async invalidateQueries(filters?: QueryFilters): Promise<void> {
    const found = this.#cache.findAll(filters);
    await notifyManager.batch(() => {
      for (const query of found) query.invalidate();
      return Promise.allSettled(
        found
          .filter(({ observers }) => observers.length > 0)
          .map((query) => query.fetch(undefined, { cancelRefetch: true })),
      );
    });
  }

  removeQueries(filters?: QueryFilters): void {
    for (const query of this.#cache.findAll(filters)) this.#cache.remove(query);
  }

  #renew(isAsked: (observer: QueryObserver) => boolean): void {
    for (const { observers } of this.#cache.findAll()) void observers.find(isAsked)?.refetch({ cancelRefetch: false });
  }
}

class QueryCache {
  readonly #queries = new Map<string, Query>();

  get(queryKey: QueryKey): Query | undefined {
    return this.#queries.get(hashKey(queryKey));
  }

  findAll({ queryKey = [], predicate = () => true }: QueryFilters = {}): Query[] {
    return [...this.#queries.values()].filter((query) => containsKey(query.queryKey, queryKey) && predicate(query));
  }

  /**
   * Returns the query of a key, or creates it. The client is a parameter because TanStack Query's cache, which a host
   * may pass instead, has it.
   */
  build<Data>(_client: QueryClient, options: QueryOptions<Data>): Query<Data> {
    const { queryKey } = options;
    // A removed query may call this later. Another query that has its key by then must stay.
    const forget = () => this.get(queryKey) === query && this.#queries.delete(hashKey(queryKey));
    const query: Query<Data> = (this.get(queryKey) as Query<Data> | undefined) ?? new Query(options, forget);
    this.#queries.set(hashKey(queryKey), query);
    return query;
  }

  remove(query: Query): void {
    query.destroy();
    this.#queries.delete(hashKey(query.queryKey));
  }
}

// A cached query: its state, its observers, and its pending request.
import { notifyManager } from "./page-signals.ts";
import { keepSame, type QueryKey } from "./query-key.ts";

export interface QueryState<Data> {
  readonly data: Data | undefined;
  /** Time of the last answer, in epoch milliseconds; 0 before the first, even with `initialData`. */
  readonly dataUpdatedAt: number;
  readonly error: Error | null;
  /** Time of the last error, in epoch milliseconds; 0 before the first. A later answer keeps it. */
  readonly errorUpdatedAt: number;
  readonly status: "pending" | "success" | "error";
  readonly fetchStatus: "fetching" | "idle";
  readonly isInvalidated: boolean;
}

export interface QueryOptions<Data> {
  readonly queryKey: QueryKey;
  readonly queryFn?: (context: { queryKey: QueryKey; signal: AbortSignal }) => Promise<Data>;
  readonly initialData?: () => Data | undefined;
}

export interface FetchOptions {
  /** Whether a pending request is aborted and sent again, if there is data to show meanwhile. */
  readonly cancelRefetch?: boolean;
}

/**
 * Observer of a query. The names are TanStack Query's, because our observers also observe the queries of a host's
 * cache.
 */
export interface QueryObserver {
  onQueryUpdate: () => void;
  shouldFetchOnWindowFocus: () => boolean;
  shouldFetchOnReconnect: () => boolean;
  refetch: (options?: FetchOptions) => Promise<void>;
}

interface Flight<Data> {
  readonly control: AbortController;
  readonly before: Pick<QueryState<Data>, "status" | "error">;
  promise: Promise<Data | undefined>;
}

/** Time in milliseconds that an unobserved query is kept. */
const keptMs = 300_000;

export class Query<Data = unknown> {
  state: QueryState<Data> = {
    data: undefined,
    dataUpdatedAt: 0,
    error: null,
    errorUpdatedAt: 0,
    status: "pending",
    fetchStatus: "idle",
    isInvalidated: false,
  };
  readonly observers: QueryObserver[] = [];
  readonly queryKey: QueryKey;
  /** Set by {@link setOptions}, which the constructor calls. */
  declare options: QueryOptions<Data>;
  readonly #forget: () => void;
  #flight: Flight<Data> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: QueryOptions<Data>, forget: () => void) {
    this.queryKey = options.queryKey;
    this.#forget = forget;
    this.setOptions(options);
    this.#forgetLater();
  }

  /**
   * Sets the options. A query without data takes `initialData`, which counts as stale, as in our hooks with TanStack
   * Query.
   */
  setOptions(options: QueryOptions<Data>): void {
    this.options = options;
    const data = this.state.data ?? options.initialData?.();
    if (data !== this.state.data) this.#change({ data, status: "success" });
  }

  /** Replaces only the given parts of the state. */
  setState(part: Partial<QueryState<Data>>): void {
    this.#change(part);
  }

  setData(data: Data, updatedAt: number = Date.now()): void {
    const kept = keepSame(this.state.data, data);
    this.#change({ data: kept, dataUpdatedAt: updatedAt, error: null, status: "success", isInvalidated: false });
  }

  isStaleByTime(staleTime = 0): boolean {
    const { data, isInvalidated, dataUpdatedAt } = this.state;
    return data === undefined || isInvalidated || Date.now() - dataUpdatedAt >= staleTime;
  }

  invalidate(): void {
    this.#change({ isInvalidated: true });
  }

  /** Sends the request, unless one is pending. Rejects if it fails; the error also stays in the state. */
  fetch(
    options: QueryOptions<Data> = this.options,
    { cancelRefetch = false }: FetchOptions = {},
  ): Promise<Data | undefined> {
    const { data, status, error } = this.state;
    if (this.#flight !== undefined && !(cancelRefetch && data !== undefined)) return this.#flight.promise;
    this.#flight?.control.abort();
    this.setOptions(options);
    const flight: Flight<Data> = {
      control: new AbortController(),
      before: { status, error },
      promise: Promise.resolve(undefined),
    };
    this.#flight = flight;
    this.#change({ fetchStatus: "fetching", ...(data === undefined && { status: "pending", error: null }) });
    flight.promise = this.#ask(flight);
    return flight.promise;
  }

  async #ask(flight: Flight<Data>): Promise<Data | undefined> {
    const { queryFn, queryKey } = this.options;
    try {
      const data = await queryFn?.({ queryKey, signal: flight.control.signal });
      if (this.#flight === flight) {
        this.#flight = undefined;
        notifyManager.batch(() => {
          this.#change({ fetchStatus: "idle" });
          if (data !== undefined) this.setData(data);
        });
      }
    } catch (error) {
      if (this.#flight === flight) {
        this.#flight = undefined;
        const failed = { error: error as Error, errorUpdatedAt: Date.now(), status: "error" } as const;
        this.#change({ ...failed, fetchStatus: "idle", isInvalidated: true });
        throw error;
      }
    }
    return this.state.data;
  }

  addObserver(observer: QueryObserver): void {
    clearTimeout(this.#timer);
    this.observers.push(observer);
  }

  /** Removes an observer. Without observers, the pending request is aborted. */
  removeObserver(observer: QueryObserver): void {
    this.observers.splice(this.observers.indexOf(observer), 1);
    if (this.observers.length > 0) return;
    const { before } = this.#flight ?? {};
    this.#giveUp();
    if (before) this.#change({ fetchStatus: "idle", ...(this.state.data === undefined && before) });
    this.#forgetLater();
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.#giveUp();
  }

  #giveUp(): void {
    this.#flight?.control.abort();
    this.#flight = undefined;
  }

  #forgetLater(): void {
    this.#timer = setTimeout(this.#forget, keptMs);
  }

  #change(part: Partial<QueryState<Data>>): void {
    this.state = { ...this.state, ...part };
    notifyManager.batch(() => this.observers.forEach((observer) => observer.onQueryUpdate()));
  }
}

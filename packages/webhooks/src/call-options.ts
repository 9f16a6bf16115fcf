// The options of a call besides its arguments, and the result of a list.
export interface CallOptions {
  /** Ends the request and any pause before a retry. */
  signal?: AbortSignal | undefined;
}

export interface PostOptions extends CallOptions {
  /** Key of a POST. The server carries out POSTs with the same key only once. */
  idempotencyKey?: string | undefined;
}

/**
 * Promise of a page of a list, which also iterates over the list from that page on:
 * `const { data } = await mortise.application.list()` or `for await (const app of mortise.application.list())`.
 */
export type Page<List extends { data: readonly unknown[] }> = Promise<List> & AsyncIterable<List["data"][number]>;

// The options of a call besides its arguments, and what a list resolves to.
export interface CallOptions {
  /** Ends the request and any pause before a retry. */
  signal?: AbortSignal | undefined;
}

export interface PostOptions extends CallOptions {
  /** A POST that is sent twice with the same key is carried out once. */
  idempotencyKey?: string | undefined;
}

/**
 * A page of a list, and the way to all of it:
 * `const { data } = await mortise.application.list()` or `for await (const app of mortise.application.list())`.
 */
export type Page<List extends { data: readonly unknown[] }> = Promise<List> & AsyncIterable<List["data"][number]>;

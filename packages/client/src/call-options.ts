// The options of a call besides its input, and what a call that waits for its action attempt resolves to.
import type { ActionAttempt, Pagination } from "./generated/entities.ts";

export interface CallOptions {
  /** Ends the request, any pause before a retry, and the wait for an action attempt. */
  signal?: AbortSignal | undefined;
  /** Receives a list's `pagination`, if the server sends one. {@link pages} follows it for you. */
  onPagination?: ((pagination: Pagination) => void) | undefined;
}

export interface InternalCallOptions extends CallOptions {
  /** Acknowledges that the endpoint is internal and may change. Without it, the client refuses the call. Not sent. */
  acknowledgeInternalEndpoint: true;
}

/** Action attempt that has succeeded, with its `result`. */
export interface SucceededActionAttempt<Result = Record<string, unknown>> extends ActionAttempt {
  status: "success";
  result: Result & Record<string, unknown>;
  error: null;
}

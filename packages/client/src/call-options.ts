// The options of a call besides its input, and what a call that waits for its action attempt resolves to.
import type { ActionAttempt, Pagination } from "./generated/entities.ts";

export interface CallOptions {
  /** Ends the request, any pause before a retry, and the wait for an action attempt. */
  signal?: AbortSignal | undefined;
  /** Called with a list's `pagination`, if the server answers with one; {@link pages} follows it for you. */
  onPagination?: ((pagination: Pagination) => void) | undefined;
}

export interface InternalCallOptions extends CallOptions {
  /** Says that you know this endpoint is internal and may change; without it the call is refused. Not sent. */
  acknowledgeInternalEndpoint: true;
}

/** An action attempt that has succeeded, with its `result`. */
export interface SucceededActionAttempt<Result = Record<string, unknown>> extends ActionAttempt {
  status: "success";
  result: Result & Record<string, unknown>;
  error: null;
}

// What a call may be told beside its input, and what a call that waits resolves to.
import type { ActionAttempt, Pagination } from "./generated/entities.ts";

export interface CallOptions {
  /** Ends the request, any pause before a retry, and the wait for an action attempt. */
  signal?: AbortSignal | undefined;
  /** Called with where a list goes on, when the server says; {@link pages} follows it for you. */
  onPagination?: ((pagination: Pagination) => void) | undefined;
}

export interface InternalCallOptions extends CallOptions {
  /** Says that you know this endpoint is internal and may change; without it the call is refused. Not sent. */
  acknowledgeInternalEndpoint: true;
}

/** An action attempt that has ended well. `result` says what came of it. */
export interface SucceededActionAttempt<Result = Record<string, unknown>> extends ActionAttempt {
  status: "success";
  result: Result & Record<string, unknown>;
  error: null;
}

// Errors of the client. Their texts never contain a credential or a PIN.
import type { ActionAttempt } from "./generated/entities.ts";

const brand: unique symbol = Symbol.for("@mortise/client.error");

/** Base of all errors that the client throws itself. An aborted call rejects with its signal's reason instead. */
export class SeamError extends Error {
  override readonly name: string = "SeamError";
  /** Machine-readable code. */
  readonly code: string;
  readonly [brand] = true;

  constructor(message: string, { code, cause }: { code: string; cause?: unknown }) {
    super(message, cause ? { cause } : {});
    this.code = code;
  }

  /**
   * Whether a caught value is an error of this client, even of another copy of the package. Its `name` tells the kind.
   */
  static isSeamError(value: unknown): value is SeamError {
    return (value as Partial<SeamError> | null | undefined)?.[brand] === true;
  }
}

/** The credentials or the endpoint cannot be used as given; nothing was sent. */
export class SeamCredentialsError extends SeamError {
  override readonly name = "SeamCredentialsError";
}

/**
 * Reason why no answer came, as far as the runtime reports it. Browsers, session clients, and methods of `createCall`
 * and `createCommand` report only `timeout`, `redirect` and `unknown`.
 */
export type NetworkReason =
  | "refused"
  | "unknown_host"
  | "unreachable"
  | "tls"
  | "certificate"
  | "timeout"
  | "cut"
  | "redirect"
  | "unknown";

/** No answer came: unreachable, refused by CORS, or cut off midway. The request may still have been carried out. */
export class SeamNetworkError extends SeamError {
  override readonly name = "SeamNetworkError";
  /** Machine-readable reason; `code` is always `network_error`. */
  readonly reason: NetworkReason;

  constructor(message: string, cause?: unknown, reason: NetworkReason = "unknown") {
    super(message, { code: "network_error", cause });
    this.reason = reason;
  }
}

interface ApiErrorFacts {
  /** HTTP status. */
  status: number;
  /** Header `seam-request-id`; quote it to the operator of the server. */
  requestId: string | null;
  /**
   * Machine-readable type, e.g. `device_not_found`. The client adds types of its own. Any call: `invalid_response` if
   * the answer is not the API's, `unexplained_response` if it has `ok: false` without a reason. A request for a client
   * session: `foreign_response` if the answer lacks `ok: true`, `tokenless_response` if it lacks the token.
   */
  type: string;
  /** Details that the server added, often the ids that it did not find. */
  data?: unknown;
  /** Milliseconds to wait before a retry, as the server requested. */
  retryAfterMs?: number | undefined;
}

/** The server answered with an error, or with an answer that is not the API's. `code` is the error's `type`. */
export class SeamApiError extends SeamError {
  override readonly name: string = "SeamApiError";
  declare readonly status: number;
  declare readonly requestId: string | null;
  declare readonly type: string;
  declare readonly data: unknown;
  declare readonly retryAfterMs: number | undefined;
  /** Command for which this answer ended the wait, if any. The command was accepted; its outcome is unknown. */
  declare readonly actionAttempt: ActionAttempt | undefined;

  constructor(message: string, facts: ApiErrorFacts) {
    super(message, { code: facts.type });
    Object.assign(this, facts);
  }
}

/** Errors of one level of an input: its own messages, and one entry per invalid field or array index. */
export interface ValidationErrors {
  _errors?: string[];
  [field: string]: ValidationErrors | string[] | undefined;
}

/** The server refused the input (`invalid_input`). `validationErrors` has the messages by field. */
export class SeamMalformedInputError extends SeamApiError {
  override readonly name = "SeamMalformedInputError";
  readonly validationErrors: ValidationErrors;

  constructor(message: string, facts: ApiErrorFacts, validationErrors: ValidationErrors) {
    super(message, facts);
    this.validationErrors = validationErrors;
  }
}

/** A command failed. `code` and `type` are the attempt's error type, and the message is its message. */
export class SeamActionAttemptError extends SeamError {
  override readonly name = "SeamActionAttemptError";
  readonly actionAttempt: ActionAttempt;
  readonly type: string;

  constructor(actionAttempt: ActionAttempt) {
    const { type = "uncategorized_error", message } = actionAttempt.error ?? {};
    super(message || `${actionAttempt.action_type} failed and the server gave no reason.`, { code: type });
    this.actionAttempt = actionAttempt;
    this.type = type;
  }
}

/**
 * A command was still pending when the wait for it ended. It has not been cancelled: the lock may still carry it out.
 */
export class SeamActionAttemptTimeoutError extends SeamError {
  override readonly name = "SeamActionAttemptTimeoutError";
  readonly actionAttempt: ActionAttempt;

  constructor(actionAttempt: ActionAttempt, waitedMs: number, cause?: unknown) {
    super(
      `${actionAttempt.action_type} was still pending after ${waitedMs / 1000} s. It goes on: the door may still move. Read its state before trying again.`,
      { code: "action_attempt_timeout", cause },
    );
    this.actionAttempt = actionAttempt;
  }
}

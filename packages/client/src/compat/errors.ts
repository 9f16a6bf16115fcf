// Errors of `seamapi` 8, with its classes, fields and texts. Credentials that cannot be used and requests
// without an answer keep this package's own errors.
import * as own from "../errors.ts";

/** Field `error` of an answer. */
export interface SeamAPIErrorMetadata {
  type: string;
  message: string;
  data?: unknown;
  request_id?: string;
}

/** The server refused a call, or its answer is not the API's. `metadata.type` tells which. */
export class SeamAPIError extends Error {
  readonly status: number;
  readonly requestId: string;
  readonly metadata: SeamAPIErrorMetadata | undefined;

  constructor(status: number, requestId: string, metadata?: SeamAPIErrorMetadata) {
    super(metadata?.message ?? "Unknown Error");
    this.status = status;
    this.requestId = requestId;
    this.metadata = metadata;
  }

  override toString(): string {
    return `SeamAPIError: ${this.status}, ${this.metadata?.message} (${this.metadata?.type})`;
  }
}

/** The server refused the input. `validationErrors` has the messages by field. */
export class SeamMalformedInputError extends Error {
  readonly validationErrors: own.ValidationErrors;

  constructor(validationErrors: own.ValidationErrors) {
    super(`Malformed input: ${JSON.stringify(validationErrors, null, 2)}`);
    this.validationErrors = validationErrors;
  }

  override toString(): string {
    return `SeamMalformedInputError: ${JSON.stringify(this.validationErrors, null, 2)}`;
  }
}

/** A command failed. */
export class SeamActionAttemptError extends Error {
  readonly type: string;
  readonly action_type: string;

  constructor(type: string, message: string, action_type: string) {
    super(message);
    this.type = type;
    this.action_type = action_type;
  }

  override toString(): string {
    return `SeamActionAttemptError: ${this.type} performing ${this.action_type}: ${this.message}`;
  }
}

/** Runs a call. If the call fails, throws the error that `seamapi` 8 would throw. */
export async function withTheirErrors<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw theirErrorOf(error);
  }
}

function theirErrorOf(error: unknown): unknown {
  if (error instanceof own.SeamMalformedInputError) return new SeamMalformedInputError(error.validationErrors);
  if (error instanceof own.SeamActionAttemptError)
    return new SeamActionAttemptError(error.type, error.message, error.actionAttempt.action_type);
  if (!(error instanceof own.SeamApiError)) return error;
  const { type, message, data, status } = error;
  const request_id = error.requestId ?? "";
  const isTheirs = !type.endsWith("_response");
  const metadata = { type, message, ...(data !== undefined && { data }), ...(isTheirs && { request_id }) };
  return new SeamAPIError(status, request_id, metadata);
}

// Errors of the client. Their texts never contain a token or a secret.
import type { HTTPValidationError, HttpErrorOut } from "./generated/entities.ts";

/** An argument is missing, or cannot be sent in a path or a header. No request was sent. */
export class RequiredError extends Error {
  override readonly name = "RequiredError";
  readonly code = "required_parameter";
  /** Name of the parameter. */
  readonly field: string;

  constructor(field: string, call: string, problem = "was null or undefined") {
    super(`Required parameter ${field} ${problem} when calling ${call}.`);
    this.field = field;
  }
}

/** No answer came, after all retries. The request may still have been carried out. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
  readonly code = "connection_error";
}

/**
 * The server answered with an error, or with a body that is not JSON. `code` is the HTTP status, and `body` the
 * answer's body.
 */
export class ApiException<Body = unknown> extends Error {
  override readonly name: string = "ApiException";
  readonly code: number;
  readonly body: Body;

  constructor(code: number, body: Body, call: string) {
    super(`${call} failed.\nHTTP-Code: ${code}\nMessage: ${typeof body === "string" ? body : JSON.stringify(body)}`);
    this.code = code;
    this.body = body;
  }
}

/** 400: the request does not fit the current state. */
export class BadRequestError extends ApiException<HttpErrorOut> {
  override readonly name = "BadRequestError";
}
/** 401: the token is missing, wrong or expired. */
export class UnauthorizedError extends ApiException<HttpErrorOut> {
  override readonly name = "UnauthorizedError";
}
/** 403: the token has no right to this call. */
export class ForbiddenError extends ApiException<HttpErrorOut> {
  override readonly name = "ForbiddenError";
}
/** 404: the entity does not exist, or belongs to somebody else. */
export class NotFoundError extends ApiException<HttpErrorOut> {
  override readonly name = "NotFoundError";
}
/** 409: a uid, an eventId or a name is taken. */
export class ConflictError extends ApiException<HttpErrorOut> {
  override readonly name = "ConflictError";
}
/** 413: the payload is too large. */
export class PayloadTooLargeError extends ApiException<HttpErrorOut> {
  override readonly name = "PayloadTooLargeError";
}
/** 422: `body.detail` names the invalid fields and the reasons. */
export class UnprocessableError extends ApiException<HTTPValidationError> {
  override readonly name = "UnprocessableError";
}
/**
 * Any other status, or one whose body the call does not document. `body` is "Unknown API Status Code!", followed by the
 * answer.
 */
export class UnknownStatusError extends ApiException<string> {
  override readonly name = "UnknownStatusError";
}

const classes: Readonly<Record<number, new (code: number, body: never, call: string) => ApiException>> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  413: PayloadTooLargeError,
  422: UnprocessableError,
};

/** Returns the error of a status. `known` has the statuses whose body the call documents. */
export function apiException(status: number, text: string, known: readonly number[], call: string): ApiException {
  const Known = known.includes(status) ? classes[status] : undefined;
  return Known
    ? new Known(status, parsed(text) as never, call)
    : new UnknownStatusError(status, `Unknown API Status Code!\nBody: ${text}`, call);
}

/** Parses a body. A proxy's answer that is not JSON stays text, which tells more than an error about JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

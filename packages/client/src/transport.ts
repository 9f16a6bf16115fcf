// Sends a request, repeats it where that is safe, and maps its failure to an error. The only file here that calls
// fetch.
import { type Clock, systemClock } from "./clock.ts";
import { encodeRequest, type EncodedRequest, type CallInput } from "./encoding.ts";
import { SeamApiError, SeamMalformedInputError, SeamNetworkError, type ValidationErrors } from "./errors.ts";
import { type ExplainFailure, explainFailure, isRedirect } from "./network-failure.ts";
import { requestInitOf } from "./requests.ts";
import type { CallRow } from "./row.ts";
import type { ApiAccess } from "./session-access.ts";

export interface TransportOptions {
  /** @default the runtime's own */
  fetch?: typeof globalThis.fetch | undefined;
  /** @default the system's */
  clock?: Clock | undefined;
}

export type AnswerBody = Readonly<Record<string, unknown>>;

export interface Transport {
  clock: Clock;
  /** Resolves to the whole body of a 2xx answer, which holds the row's key. */
  send(row: CallRow<unknown>, input: CallInput, signal?: AbortSignal): Promise<AnswerBody>;
}

const maxRetries = 2;
const firstPauseMs = 200;
/** If the server asks for a longer pause, the request is not repeated: the caller gets the error. */
const longestPauseMs = 60_000;
/** A request without an answer after this time fails and is not repeated: the caller has waited long enough. */
const longestSilenceMs = 30_000;

export function createTransport(
  access: ApiAccess,
  { fetch = (url, init) => globalThis.fetch(url, init), clock = systemClock }: TransportOptions = {},
  explain: ExplainFailure = explainFailure,
): Transport {
  const send: Transport["send"] = async (row, input, signal) => {
    const request = encodeRequest(row, input, access.endpoint);
    for (let failures = 0; ; failures++) {
      try {
        return await exchange(request, row, signal);
      } catch (error) {
        signal?.throwIfAborted();
        const isWorthIt =
          isRepeatable(row) && isTransient(error) && !isSilence(error as Error) && failures < maxRetries;
        const pause = isWorthIt ? pauseAfter(error, failures) : Infinity;
        if (pause > longestPauseMs) throw error;
        await clock.sleep(pause, signal);
      }
    }
  };

  async function exchange(request: EncodedRequest, row: CallRow<unknown>, signal?: AbortSignal): Promise<AnswerBody> {
    let response: Response | undefined;
    let text: string;
    const limit = abortAfter(longestSilenceMs, signal);
    try {
      response = await fetch(request.url, { ...requestInitOf(request, access), signal: limit });
      if (isRedirect(response)) throw new Error("Redirected.");
      text = await response.text();
    } catch (cause) {
      // Safari's fetch rejects with an AbortError of its own in place of the reason.
      const failure: unknown = limit.reason ?? cause;
      const [reason, rest] = explain(failure, access.endpoint, response);
      const message = `No answer from ${access.endpoint} to ${request.method} ${row.path}${rest}`;
      throw new SeamNetworkError(message, failure, reason);
    }
    const answer = parse(text);
    // A body with `ok: false` is a failure even when the status is 200.
    if (response.ok && answer && answer["ok"] !== false && holds(answer, row)) return answer;
    throw apiError(response, answer, row, clock.now());
  }

  return { clock, send };
}

/**
 * Aborts with `signal`, or after so many milliseconds. Next's edge runtime lacks `AbortSignal.any`: there a caller's
 * signal replaces the time limit.
 */
export const abortAfter = (milliseconds: number, signal?: AbortSignal): AbortSignal => {
  const limit = AbortSignal.timeout(milliseconds);
  return signal ? ((AbortSignal as Partial<typeof AbortSignal>).any?.([signal, limit]) ?? signal) : limit;
};

/** Whether the same request may well succeed a moment later. */
export const isTransient = (error: unknown): boolean =>
  error instanceof SeamNetworkError || (error instanceof SeamApiError && (error.status === 429 || error.status >= 500));

const isSilence = ({ cause }: Error) => (cause as Error | undefined)?.name === "TimeoutError";

/** Only requests that may be carried out twice. A POST or PATCH may have moved a bolt before its answer was lost. */
const isRepeatable = ({ method, repeatable }: CallRow<unknown>) => repeatable || !["POST", "PATCH"].includes(method);

function pauseAfter(error: unknown, failures: number): number {
  const { retryAfterMs = 0 } = error as Partial<SeamApiError>;
  return Math.max(retryAfterMs, firstPauseMs * 2 ** failures * (1 + Math.random() / 5));
}

/** The answer if it is a JSON object, else undefined; an empty body counts as `{}`. */
function parse(text: string): AnswerBody | undefined {
  try {
    const value: unknown = JSON.parse(text || "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as AnswerBody) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the answer has an object under the row's key, or a list if the key is a plural. */
function holds(answer: AnswerBody, { key }: CallRow<unknown>): boolean {
  const value = key && answer[key];
  return !key || (value instanceof Object && Array.isArray(value) === key.endsWith("s"));
}

function apiError(
  { status, headers }: Response,
  answer: AnswerBody | undefined,
  { method, path }: CallRow<unknown>,
  now: number,
): SeamApiError {
  const error = (answer?.["error"] ?? {}) as WireError;
  const isRefusal = answer?.["ok"] === false;
  const { type, message } =
    typeof error.type === "string" && typeof error.message === "string"
      ? error
      : {
          type: isRefusal ? "unexplained_response" : "invalid_response",
          message: `${method} ${path} was answered with status ${status} and ${isRefusal ? "ok: false, without an error. Look in the server's log." : `${answer ? "unexpected" : "no"} JSON (${headers.get("content-type")}). Check that the endpoint is a platform API.`}`,
        };
  const facts = {
    status,
    requestId: headers.get("seam-request-id") ?? error.request_id ?? null,
    type,
    data: error.data,
    retryAfterMs: retryAfter(headers.get("retry-after"), now),
  };
  return type === "invalid_input"
    ? new SeamMalformedInputError(message, facts, error.validation_errors ?? {})
    : new SeamApiError(message, facts);
}

/** `error` in the envelope (platform-api §1.7), if the server follows it. */
interface WireError {
  type: string;
  message: string;
  data?: unknown;
  request_id?: string;
  validation_errors?: ValidationErrors;
}

/**
 * Milliseconds from a number of seconds or a date (RFC 9110 §10.2.3); undefined if the value is neither, or in the
 * past.
 */
function retryAfter(value: string | null, now: number): number | undefined {
  const ms = value && (Number(value) * 1000 || Date.parse(value) - now);
  return ms && ms > 0 ? ms : undefined;
}

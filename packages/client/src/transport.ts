// Sends a request, retries it if that is safe, and maps a failure to an error. Only this file calls fetch.
import { type Clock, systemClock } from "./clock.ts";
import { encodeRequest, type EncodedRequest, type CallInput } from "./encoding.ts";
import { SeamApiError, SeamMalformedInputError, SeamNetworkError, type ValidationErrors } from "./errors.ts";
import { type ExplainFailure, explainFailure, isRedirect } from "./network-failure.ts";
import { requestInitOf } from "./requests.ts";
import type { CallRow } from "./row.ts";
import type { ApiAccess } from "./session-access.ts";

export interface TransportOptions {
  /** Function that sends requests. @default the runtime's `fetch` */
  fetch?: typeof globalThis.fetch | undefined;
  /** Source of time. @default the system's clock */
  clock?: Clock | undefined;
}

export type AnswerBody = Readonly<Record<string, unknown>>;

export interface Transport {
  clock: Clock;
  /** Resolves to the whole body of a 2xx answer, which has the row's key. */
  send(row: CallRow<unknown>, input: CallInput, signal?: AbortSignal): Promise<AnswerBody>;
}

const maxRetries = 2;
const firstPauseMs = 200;
/**
 * Longest pause before a retry, in milliseconds. If the server requests a longer one, the call fails without a retry.
 */
const longestPauseMs = 60_000;
/** Timeout of a request, in milliseconds. A timeout is not retried, because the caller has waited long enough. */
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
    const init = requestInitOf(request, access);
    signal?.throwIfAborted();
    const limit = abortAfter(longestSilenceMs, signal);
    try {
      response = await untilAborted(limit, fetch(request.url, { ...init, signal: limit }));
      if (isRedirect(response)) throw new Error("Redirected.");
      text = await untilAborted(limit, response.text());
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

/** Returns a signal that aborts with `signal`, or after a time in milliseconds. */
export const abortAfter = (milliseconds: number, signal?: AbortSignal): AbortSignal => {
  const limit = AbortSignal.timeout(milliseconds);
  return signal ? abortWithEither(signal, limit) : limit;
};

/** Does what `AbortSignal.any` does, which Next's edge runtime and older simulated browsers lack. */
function abortWithEither(...signals: AbortSignal[]): AbortSignal {
  if ((AbortSignal as Partial<typeof AbortSignal>).any) return AbortSignal.any(signals);
  const either = new AbortController();
  for (const signal of signals) {
    const abort = () => either.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true, signal: either.signal });
  }
  return either.signal;
}

/** Rejects as soon as the signal aborts, even if the work goes on, because some `fetch` functions ignore the signal. */
const untilAborted = <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    signal.addEventListener("abort", abort);
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener("abort", abort));
  });

/** Whether the same request may succeed a moment later. */
export const isTransient = (error: unknown): boolean =>
  error instanceof SeamNetworkError || (error instanceof SeamApiError && (error.status === 429 || error.status >= 500));

const isSilence = ({ cause }: Error) => (cause as Error | undefined)?.name === "TimeoutError";

/** Whether a request may be sent twice. A POST or PATCH may have moved a bolt before its answer was lost. */
const isRepeatable = ({ method, repeatable }: CallRow<unknown>) => repeatable || !["POST", "PATCH"].includes(method);

function pauseAfter(error: unknown, failures: number): number {
  const { retryAfterMs = 0 } = error as Partial<SeamApiError>;
  return Math.max(retryAfterMs, firstPauseMs * 2 ** failures * (1 + Math.random() / 5));
}

/** Returns the answer if it is a JSON object, else `undefined`. An empty body counts as `{}`. */
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

/** Field `error` of the envelope (platform-api §1.7), if the server follows it. */
interface WireError {
  type: string;
  message: string;
  data?: unknown;
  request_id?: string;
  validation_errors?: ValidationErrors;
}

/**
 * Returns the milliseconds from a number of seconds or a date (RFC 9110 §10.2.3), or `undefined` if the value is
 * neither or in the past.
 */
function retryAfter(value: string | null, now: number): number | undefined {
  const ms = value && (Number(value) * 1000 || Date.parse(value) - now);
  return ms && ms > 0 ? ms : undefined;
}

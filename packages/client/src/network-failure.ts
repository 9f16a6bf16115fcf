// Explains why a request got no answer, as far as every runtime can. Browsers hide the cause on purpose; servers give
// more details to `fetch-failure-codes.ts`.
import type { NetworkReason } from "./errors.ts";

/**
 * Returns the reason, and the part of the error's message after "No answer from https://… to GET /devices/list".
 *
 * @param cause - Error of `fetch`, or the reason of the signal that ended it.
 * @param response - Present once the head of an answer has arrived.
 */
export type ExplainFailure = (
  cause: unknown,
  endpoint: string,
  response?: Response,
) => readonly [reason: NetworkReason, rest: string];

/** Whether the answer is a redirect (status 0 in browsers). None is followed: the next host would get the token. */
export const isRedirect = ({ ok, status }: Response): boolean => !ok && status < 400;

export const explainFailure: ExplainFailure = (cause, _endpoint, response) =>
  response && isRedirect(response)
    ? ["redirect", ", but a redirect, which is not followed. Check the endpoint."]
    : (cause as Error | undefined)?.name === "TimeoutError"
      ? ["timeout", " in time. Check server and connection."]
      : [
          "unknown",
          `. Check address${"document" in globalThis ? ", connection, CORS and connect-src." : " and connection."}`,
        ];

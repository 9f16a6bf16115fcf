// Says why a request got no answer, as far as every runtime tells. Browsers hide the cause on purpose; servers give more
// of it to `fetch-failure-codes.ts`.
import type { NetworkReason } from "./errors.ts";

/**
 * The reason, and the end of the error's message: what follows "No answer from https://… to GET /devices/list".
 *
 * @param cause - What `fetch` rejected with, or the reason of the signal that ended it.
 * @param response - Present once the head of an answer has come.
 */
export type ExplainFailure = (
  cause: unknown,
  endpoint: string,
  response?: Response,
) => readonly [reason: NetworkReason, rest: string];

/** A redirect, which a browser shows as status 0. Redirects are not followed, because the next host would get the token. */
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

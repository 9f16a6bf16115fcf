// CORS headers. Pages of any origin may call the API, because credentials travel in headers, never in cookies
// (platform-api §1.4).
const allowedHeaders =
  "x-csrf-token, x-requested-with, accept, accept-version, content-length, content-md5, content-type, date, x-api-version, seam-workspace, authorization, user-agent, seam-lts-version, seam-sdk-version, seam-sdk-name, seam-publishable-key, seam-client-session-token, client-session-token, seam-api-key, seam-user-identifier-key, user-identifier-key, last-event-id";

/**
 * Headers by name in lower case. The Node adapter writes a plain object to the socket directly, but would have to
 * convert `Headers`.
 */
export type AnswerHeaders = Record<string, string>;

/** Headers of every answer of the API, including refusals and preflights. */
export const corsHeaders = (origin: string | null, request_id: string): AnswerHeaders => ({
  "access-control-allow-origin": origin ?? "*",
  "access-control-allow-credentials": "true",
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
  "access-control-allow-headers": allowedHeaders,
  "access-control-expose-headers": "seam-request-id, retry-after",
  "access-control-max-age": "600",
  vary: "origin",
  "seam-request-id": request_id,
});

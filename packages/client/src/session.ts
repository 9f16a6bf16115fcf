// Entry "@mortise/client/session", for browsers: every call of the platform API, signed in with a client session token.
// It leaves out the code that only servers need.
import { SeamApiError } from "./errors.ts";
import { clientSessionsGetOrCreate } from "./generated/calls.ts";
import type { ClientSession } from "./generated/entities.ts";
import type { Platform } from "./generated/platform.ts";
import { platformOver } from "./platform-over.ts";
import { isSessionToken, noteSessionToken, publishableAccess, sessionAccess } from "./session-access.ts";
import { createTransport, type Transport, type TransportOptions } from "./transport.ts";

export { SeamError, SeamNetworkError } from "./errors.ts";
export { adoptClient } from "./adopt-client.ts";
export { type ForeignClient, isForeignClient } from "./foreign-client.ts";
export { readEndpoint, sessionTokenOf, wholeEndpoint } from "./session-access.ts";
export { callRequest, type ClientRequest, sessionRequest } from "./requests.ts";

export interface SessionOptions {
  /** Client session token, `seam_cst…`. */
  clientSessionToken: string;
  /** Where the platform API is. @default the hosted service, https://connect.getseam.com */
  endpoint?: string | undefined;
  /** @default the browser's own */
  fetch?: TransportOptions["fetch"];
}

/** Calls and endpoint of a `Seam`, as a type without a class. */
export type SessionClient = Platform & { readonly endpoint: string };

/**
 * Creates a client with the same calls as `Seam`. @throws SeamCredentialsError when the token or the endpoint cannot be
 * used
 */
export function createSessionClient({ clientSessionToken, endpoint, fetch }: SessionOptions): SessionClient {
  const access = sessionAccess(clientSessionToken, endpoint);
  const client = { endpoint: access.endpoint, ...platformOver(createTransport(access, { fetch })) };
  noteSessionToken(client, clientSessionToken);
  return client;
}

export interface PublishableOptions {
  /** Publishable key, `seam_pk…`. */
  publishableKey: string;
  /** Your own key for the user. It opens the session together with your publishable key: make it long and random. */
  userIdentifierKey: string;
  /** Where the platform API is. @default the hosted service, https://connect.getseam.com */
  endpoint?: string | undefined;
  /** @default the browser's own */
  fetch?: TransportOptions["fetch"];
}

/**
 * Fetches the client session of a user, or creates it if there is none.
 *
 * `PUT /client_sessions/create` (docs/specification/spec.md §5, §7.1).
 * @throws SeamCredentialsError for a key that cannot be used; SeamApiError; SeamNetworkError
 */
export const fetchClientSession = async ({
  publishableKey,
  userIdentifierKey,
  endpoint,
  fetch,
}: PublishableOptions): Promise<ClientSession> =>
  requestSession(
    createTransport(publishableAccess(publishableKey, userIdentifierKey, endpoint), { fetch }),
    userIdentifierKey,
  );

/** Requests a session. Rejects unless the answer has `ok: true` and a token: captive portals answer with 200 too. */
export async function requestSession(
  transport: Transport,
  user_identifier_key: string,
  signal?: AbortSignal,
): Promise<ClientSession> {
  // The empty key turns off the check of `send` for a `client_session`, so that the error below says what is missing.
  const answer = await transport.send({ ...clientSessionsGetOrCreate, key: "" }, { user_identifier_key }, signal);
  const session = answer["client_session"] as ClientSession | null | undefined;
  const isOk = answer["ok"] === true;
  if (isOk && isSessionToken(session?.token)) return session as ClientSession;
  throw new SeamApiError(
    `${clientSessionsGetOrCreate.path} was answered without ${isOk ? "a token that starts with seam_cst" : "ok: true"}. Check that the endpoint is a platform API.`,
    { status: 200, requestId: null, type: isOk ? "tokenless_response" : "foreign_response" },
  );
}

// Requests of a page's client as data, for a script that sends them before the client itself has loaded.
import { encodeRequest, type EncodedRequest, type CallInput } from "./encoding.ts";
import { clientSessionsGetOrCreate } from "./generated/calls.ts";
import type { CallRow } from "./row.ts";
import { type ApiAccess, mergeHeaders, publishableHeaders, sessionAccess, wholeEndpoint } from "./session-access.ts";
import type { PublishableOptions, SessionOptions } from "./session.ts";

/** Arguments of `fetch`. */
export interface ClientRequest {
  readonly url: string;
  readonly init: RequestInit;
}

/** Returns the request of `fetchClientSession`. @throws SeamCredentialsError */
export const sessionRequest = ({ publishableKey, userIdentifierKey, endpoint }: PublishableOptions): ClientRequest =>
  requestOf(
    clientSessionsGetOrCreate,
    { user_identifier_key: userIdentifierKey },
    {
      endpoint: wholeEndpoint(endpoint),
      headers: mergeHeaders(publishableHeaders(publishableKey)),
    },
  );

/** Returns the request of one call of a session's client. @throws SeamCredentialsError */
export const callRequest = (
  row: CallRow<unknown>,
  input: CallInput,
  { clientSessionToken, endpoint }: SessionOptions,
): ClientRequest => requestOf(row, input, sessionAccess(clientSessionToken, endpoint));

function requestOf(row: CallRow<unknown>, input: CallInput, access: ApiAccess): ClientRequest {
  const encoded = encodeRequest(row, input, access.endpoint);
  return { url: encoded.url, init: requestInitOf(encoded, access) };
}

/** Returns the options of `fetch`, without the signal. */
export function requestInitOf({ method, body }: EncodedRequest, access: ApiAccess): RequestInit {
  const headers = new Headers(access.headers);
  if (body !== undefined) headers.set("content-type", "application/json");
  // Redirects are not followed, because they could carry the session token to another host. Cloudflare's workers lack
  // "error".
  return { method, headers, redirect: "manual", body: body ?? null, ...(access.cookies && { credentials: "include" }) };
}

import type { ForeignClient } from "./foreign-client.ts";
import { platformOver } from "./platform-over.ts";
import { type ApiAccess, mergeHeaders, noteSessionToken, wholeEndpoint } from "./session-access.ts";
import type { SessionClient } from "./session.ts";
import { createTransport } from "./transport.ts";

/**
 * Makes a client that asks the same server with the same credentials, and has our calls.
 *
 * The headers are read anew for each request, so a token that the foreign client is given later counts here, too.
 * @throws SeamCredentialsError when its address cannot be used
 */
export function adoptClient({ client: { defaults } }: ForeignClient): SessionClient {
  const endpoint = wholeEndpoint(defaults.baseURL);
  const token = headersOf(defaults.headers)["client-session-token"];
  const access: ApiAccess = {
    endpoint,
    cookies: Boolean(defaults.withCredentials || token),
    get headers() {
      return mergeHeaders(headersOf(defaults.headers));
    },
  };
  const client = { endpoint, ...platformOver(createTransport(access)) };
  noteSessionToken(client, token);
  return client;
}

/** What each request of the foreign client carries, without what only names it or its body. */
function headersOf(headers: object): Record<string, string> {
  const { common } = headers as { common?: object };
  const all: [string, unknown][] = Object.entries({ ...common, ...headers });
  const sent = all.filter(
    ([name, value]) => typeof value === "string" && !/^(accept|content-type|user-agent|seam-sdk-.*)$/i.test(name),
  );
  return Object.fromEntries(sent) as Record<string, string>;
}

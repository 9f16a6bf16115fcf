import type { ForeignClient } from "./foreign-client.ts";
import { platformOver } from "./platform-over.ts";
import { type ApiAccess, mergeHeaders, noteSessionToken, wholeEndpoint } from "./session-access.ts";
import type { SessionClient } from "./session.ts";
import { createTransport } from "./transport.ts";

/**
 * Creates a client of this package that uses the server and credentials of another package's client.
 *
 * Each request reads the headers anew, so it uses a token that the foreign client receives later.
 * @throws SeamCredentialsError when the address cannot be used
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

/** Returns the headers of the foreign client's requests, without those that only name the client or its body. */
function headersOf(headers: object): Record<string, string> {
  const { common } = headers as { common?: object };
  const all: [string, unknown][] = Object.entries({ ...common, ...headers });
  const sent = all.filter(
    ([name, value]) => typeof value === "string" && !/^(accept|content-type|user-agent|seam-sdk-.*)$/i.test(name),
  );
  return Object.fromEntries(sent) as Record<string, string>;
}

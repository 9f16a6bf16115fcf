// Ready clients of other packages for the same API: they send with axios, whose defaults tell address and credentials.
import type { ApiAccess } from "./session-access.ts";
import { mergeHeaders, noteSessionToken, readEndpoint } from "./session-access.ts";
import type { SessionClient } from "./session.ts";
import { platformOver } from "./platform-over.ts";
import { createTransport } from "./transport.ts";

/** A client of `seamapi`, `seam` or `@seamapi/http`, by shape. */
export interface ForeignClient {
  /** The axios instance that the client sends with. */
  readonly client: {
    readonly defaults: {
      readonly baseURL?: string | undefined;
      readonly withCredentials?: boolean | undefined;
      // An object without index signature, as axios declares it.
      readonly headers: object;
    };
  };
}

/** Whether address and credentials can be read out of `value`. */
export function isForeignClient(value: unknown): value is ForeignClient {
  const { defaults } = Object(Object(value).client) as Partial<ForeignClient["client"]>;
  return typeof defaults?.baseURL === "string" && typeof defaults.headers === "object";
}

/**
 * Makes a client that asks the same server with the same credentials, and has our calls.
 *
 * The headers are read anew for each request, so a token that the foreign client is given later counts here, too.
 * `undefined`: its address cannot be used.
 */
export function adoptClient({ client: { defaults } }: ForeignClient): SessionClient | undefined {
  const endpoint = readEndpoint(defaults.baseURL);
  if (endpoint === undefined) return undefined;
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

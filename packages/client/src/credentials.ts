// Which credential is used, what goes with it, and which combinations are refused (spec §5, platform-api §1.2, §1.3).
import { SeamCredentialsError } from "./errors.ts";
import { userAgent } from "./generated/user-agent.ts";

const defaultEndpoint = "https://connect.getseam.com";

export interface EndpointOptions {
  /** Where the platform API is. @default environment `SEAM_ENDPOINT`, then `SEAM_API_URL`, then the hosted service */
  endpoint?: string | undefined;
}

export interface CredentialOptions extends EndpointOptions {
  /** `seam_…` key, `seam_at…` access token or console JWT. `null` forbids the look into `SEAM_API_KEY`. @default environment `SEAM_API_KEY` */
  apiKey?: string | null | undefined;
  /** `seam_cst…`, for browsers. */
  clientSessionToken?: string | null | undefined;
  /** Only with an access token or a JWT: a plain key belongs to one workspace already. @default environment `SEAM_WORKSPACE_ID` */
  workspaceId?: string | null | undefined;
  /** Sent with every request; credentials win over them. */
  headers?: Record<string, string> | undefined;
}

export interface SessionTokenOptions extends EndpointOptions {
  /** `seam_pk…`; gives an empty session. Either this or `apiKey`. */
  publishableKey?: string | undefined;
  /** `seam_…`; not for browsers. */
  apiKey?: string | undefined;
  /** Your own name for the user. Whoever knows it and your publishable key has the session: make it long and random. */
  userIdentifierKey: string;
  /** Sent with the request; these win over our own. */
  headers?: Record<string, string> | undefined;
}

export interface Access {
  endpoint: string;
  headers: Headers;
  /** Session tokens are sent with the browser's cookies, as the API expects. */
  includeCookies: boolean;
}

/** Decides what a client sends with each request. @throws SeamCredentialsError */
export function resolveAccess(options: CredentialOptions): Access {
  const { clientSessionToken } = options;
  // A session token given outright must not clash with a key that merely lies in the environment.
  const apiKey = options.apiKey === undefined && !clientSessionToken ? environment("SEAM_API_KEY") : options.apiKey;
  const workspaceId = options.workspaceId === undefined ? environment("SEAM_WORKSPACE_ID") : options.workspaceId;

  if (apiKey && clientSessionToken) {
    refuse("both_credentials", "An apiKey and a clientSessionToken cannot be used together. Give one of them.");
  }
  if (!apiKey && !clientSessionToken) {
    refuse("no_credentials", "Neither an apiKey nor a clientSessionToken was given. Pass one, or set SEAM_API_KEY outside browsers.");
  }
  const headers = collect(
    options.headers,
    clientSessionToken ? sessionHeaders(clientSessionToken) : keyHeaders(apiKey as string, workspaceId),
    workspaceId ? { "seam-workspace": workspaceId } : {},
  );
  return { endpoint: resolveEndpoint(options), headers, includeCookies: Boolean(clientSessionToken) };
}

/** Decides what is sent to obtain a client session token. @throws SeamCredentialsError */
export function resolveSessionAccess({ publishableKey, apiKey, userIdentifierKey, ...options }: SessionTokenOptions): Access {
  if (publishableKey && apiKey) refuse("both_credentials", "A publishableKey and an apiKey cannot be used together. Give one of them.");
  if (!publishableKey && !apiKey) refuse("no_credentials", "A publishableKey or an apiKey is required to get a client session token.");
  if (publishableKey && !publishableKey.startsWith("seam_pk")) {
    refuse("invalid_publishable_key", "The publishableKey must start with seam_pk. Copy it again from the workspace's settings.");
  }
  if (apiKey && (!apiKey.startsWith("seam_") || isSessionToken(apiKey))) {
    refuse("invalid_api_key", "The apiKey must start with seam_ and must not be a client session token.");
  }
  if (!userIdentifierKey) refuse("no_user_identifier_key", "A userIdentifierKey is required to get a client session token.");
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(userIdentifierKey)) {
    console.warn(
      "The userIdentifierKey looks like an e-mail address. Whoever guesses it can take over that user's devices: use a long random value instead.",
    );
  }
  const own = publishableKey ? { "seam-publishable-key": publishableKey } : { "seam-api-key": apiKey as string };
  return { endpoint: resolveEndpoint(options), headers: collect(own, options.headers), includeCookies: false };
}

function sessionHeaders(token: string) {
  if (!isSessionToken(token)) {
    refuse("invalid_client_session_token", "The clientSessionToken must start with seam_cst. An API key belongs in apiKey.");
  }
  return { authorization: `Bearer ${token}`, "client-session-token": token };
}

function keyHeaders(key: string, workspaceId: string | null | undefined) {
  if (isSessionToken(key)) refuse("session_token_as_api_key", "A client session token was given as apiKey. Pass it as clientSessionToken.");
  if (key.startsWith("seam_pk")) {
    refuse("publishable_key_as_api_key", "A publishable key was given as apiKey. Use it with Seam.getClientSessionToken.");
  }
  if (workspaceId && !key.startsWith("seam_at") && !key.startsWith("ey")) {
    refuse(
      "workspace_with_api_key",
      "A workspaceId (or SEAM_WORKSPACE_ID) cannot be combined with a plain apiKey, which belongs to one workspace already. Leave it out, or use an access token.",
    );
  }
  return { authorization: `Bearer ${key}` };
}

function resolveEndpoint({ endpoint }: EndpointOptions): string {
  const text = endpoint || environment("SEAM_ENDPOINT") || environment("SEAM_API_URL") || defaultEndpoint;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    refuse(
      "invalid_endpoint",
      "The endpoint must be an http(s) address without user, query or fragment, such as https://locks.example.com.",
    );
  }
  return url.href.replace(/\/+$/, "");
}

/** Later ones win. A value that no header can carry is refused here, because fetch would print it in its own error. */
function collect(...parts: (Record<string, string> | undefined)[]): Headers {
  try {
    const headers = new Headers(isBrowser() ? {} : { "user-agent": userAgent });
    for (const part of parts) for (const [name, value] of Object.entries(part ?? {})) headers.set(name, value);
    return headers;
  } catch {
    return refuse(
      "invalid_header",
      "A credential or header holds a character that HTTP headers cannot carry. Check for line breaks and quotes.",
    );
  }
}

const isSessionToken = (text: string) => text.startsWith("seam_cst");
const isBrowser = () => "document" in globalThis;

function environment(name: string): string | undefined {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  return isBrowser() ? undefined : process?.env?.[name];
}

function refuse(code: string, message: string): never {
  throw new SeamCredentialsError(message, { code });
}

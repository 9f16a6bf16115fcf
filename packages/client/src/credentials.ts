// Which credential is used, what goes with it, and which combinations are refused (spec §5, platform-api §1.2, §1.3).
import { SeamCredentialsError } from "./errors.ts";
import { userAgent } from "./generated/user-agent.ts";

const defaultEndpoint = "https://connect.getseam.com";

export interface EndpointOptions {
  /** Where the platform API is. @default environment `SEAM_ENDPOINT`, then `SEAM_API_URL`, then the hosted service, https://connect.getseam.com */
  endpoint?: string | undefined;
}

export interface CredentialOptions extends EndpointOptions {
  /** `seam_…` key, `seam_at…` access token or console JWT; never in a page, where everybody can read it. `null` forbids the look into `SEAM_API_KEY`. @default environment `SEAM_API_KEY` */
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
  cookies?: boolean;
}

/** Decides what a client sends with each request. @throws SeamCredentialsError */
export function resolveAccess(options: CredentialOptions): Access {
  const { clientSessionToken } = options;
  // A session token given outright must not clash with a key that merely lies in the environment.
  const apiKey = options.apiKey === undefined && !clientSessionToken ? environment("SEAM_API_KEY") : options.apiKey;
  const workspaceId = options.workspaceId === undefined ? environment("SEAM_WORKSPACE_ID") : options.workspaceId;
  if (apiKey && clientSessionToken) refuse("Give either an apiKey or a clientSessionToken, not both.");
  const own = clientSessionToken ? sessionHeaders(clientSessionToken) : keyHeaders(apiKey, workspaceId);
  return {
    endpoint: resolveEndpoint(options),
    headers: collect(options.headers, own, workspaceId ? { "seam-workspace": workspaceId } : {}),
    cookies: Boolean(clientSessionToken),
  };
}

/** Decides what is sent to obtain a client session token. @throws SeamCredentialsError */
export function resolveSessionAccess({ publishableKey, apiKey, userIdentifierKey, ...options }: SessionTokenOptions): Access {
  if (publishableKey && apiKey) refuse("Give either an apiKey or a publishableKey, not both.");
  if (publishableKey && !publishableKey.startsWith("seam_pk")) refuse("A publishableKey starts with seam_pk; this one does not.");
  if (!publishableKey && !apiKey) refuse("Give a publishableKey or an apiKey.");
  if (apiKey && (!apiKey.startsWith("seam_") || isSessionToken(apiKey))) {
    refuse("An apiKey starts with seam_, not with seam_cst; this one does not.");
  }
  if (!userIdentifierKey) refuse("Give a userIdentifierKey.");
  if (/^\S+@\S+\.\S+$/.test(userIdentifierKey)) {
    console.warn("The userIdentifierKey looks like an e-mail address. Whoever guesses it has the user's devices: use a long random value.");
  }
  const own = publishableKey ? { "seam-publishable-key": publishableKey } : { "seam-api-key": apiKey as string };
  return { endpoint: resolveEndpoint(options), headers: collect(own, options.headers) };
}

function sessionHeaders(token: string) {
  if (!isSessionToken(token)) refuse("A clientSessionToken starts with seam_cst; this one does not.");
  return { authorization: `Bearer ${token}`, "client-session-token": token };
}

function keyHeaders(key: string | null | undefined, workspaceId: string | null | undefined) {
  if (!key) refuse("Give an apiKey (outside browsers, also as SEAM_API_KEY) or a clientSessionToken.");
  if (isSessionToken(key)) refuse("This apiKey is a client session token. Give it as clientSessionToken.");
  if (key.startsWith("seam_pk")) refuse("This apiKey is a publishable key. Give it to Seam.getClientSessionToken.");
  if (workspaceId && !/^(seam_at|ey)/.test(key)) {
    refuse("A plain apiKey has its workspace. Leave out workspaceId and SEAM_WORKSPACE_ID, or use an access token.");
  }
  if (isBrowser()) console.warn("An apiKey in a page is public. Revoke it, and give a clientSessionToken.");
  return { authorization: `Bearer ${key}` };
}

function resolveEndpoint({ endpoint }: EndpointOptions): string {
  const text = endpoint || environment("SEAM_ENDPOINT") || environment("SEAM_API_URL") || defaultEndpoint;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    refuse("The endpoint must be an http(s) address without user, query or fragment.");
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
    return refuse("A credential or header holds what headers cannot carry, such as line breaks.");
  }
}

const isSessionToken = (text: string) => text.startsWith("seam_cst");
const isBrowser = () => "document" in globalThis;

function environment(name: string): string | undefined {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  return isBrowser() ? undefined : process?.env?.[name];
}

function refuse(message: string): never {
  throw new SeamCredentialsError(message, { code: "invalid_credentials" });
}

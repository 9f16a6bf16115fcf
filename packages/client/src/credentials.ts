// Selects the credential and its headers, and refuses contradictory options (spec §5, platform-api §1.2, §1.3).
import { userAgent } from "./generated/user-agent.ts";
import {
  type ApiAccess,
  checkUser,
  mergeHeaders,
  isSessionToken,
  publishableHeaders,
  throwCredentialsError,
  sessionHeaders,
  wholeEndpoint,
} from "./session-access.ts";

interface EndpointOptions {
  /**
   * Address of the platform API. @default environment `SEAM_ENDPOINT`, then `SEAM_API_URL`, then the hosted service,
   * https://connect.getseam.com
   */
  endpoint?: string | undefined;
}

export interface CredentialOptions extends EndpointOptions {
  /**
   * `seam_…` key, `seam_at…` access token or console JWT. Never use one in a page, where everybody can read it. `null`
   * ignores `SEAM_API_KEY`.
   * @default environment `SEAM_API_KEY`
   */
  apiKey?: string | null | undefined;
  /** Client session token, `seam_cst…`, for browsers. */
  clientSessionToken?: string | null | undefined;
  /**
   * Workspace for an access token or a JWT. A plain key belongs to one workspace already. @default environment
   * `SEAM_WORKSPACE_ID`
   */
  workspaceId?: string | null | undefined;
  /** Headers of every request. Credentials win over them. */
  headers?: Record<string, string> | undefined;
}

export interface SessionTokenOptions extends EndpointOptions {
  /** Publishable key, `seam_pk…`, instead of `apiKey`. A session made with it sees nothing at first. */
  publishableKey?: string | undefined;
  /** API key, `seam_…`; not for browsers. */
  apiKey?: string | undefined;
  /** Your own key for the user. It opens the session together with your publishable key: make it long and random. */
  userIdentifierKey: string;
  /** Headers of the request. They win over the client's own headers. */
  headers?: Record<string, string> | undefined;
}

/**
 * Returns the endpoint and headers of a client. @throws SeamCredentialsError when the options contradict each other;
 * reading the headers throws it when there is no credential
 */
export function resolveAccess(options: CredentialOptions): ApiAccess {
  const { clientSessionToken } = options;
  // With a session token, the environment's key is ignored: it would count as a second credential and be refused.
  const apiKey = options.apiKey === undefined && !clientSessionToken ? environment("SEAM_API_KEY") : options.apiKey;
  const workspaceId = options.workspaceId === undefined ? environment("SEAM_WORKSPACE_ID") : options.workspaceId;
  if (apiKey && clientSessionToken) throwCredentialsError("Give either an apiKey or a clientSessionToken, not both.");
  const endpoint = resolveEndpoint(options, apiKey);
  if (!apiKey && !clientSessionToken) return accessWithoutCredential(endpoint);
  const own = clientSessionToken ? sessionHeaders(clientSessionToken) : keyHeaders(apiKey as string, workspaceId);
  return {
    endpoint,
    headers: mergeHeaders(ownAgent(), options.headers, own, workspaceId ? { "seam-workspace": workspaceId } : {}),
    cookies: Boolean(clientSessionToken),
  };
}

/** Returns the endpoint and headers of a request for a client session. @throws SeamCredentialsError */
export function resolveSessionAccess({
  publishableKey,
  apiKey,
  userIdentifierKey,
  ...options
}: SessionTokenOptions): ApiAccess {
  if (publishableKey && apiKey) throwCredentialsError("Give either an apiKey or a publishableKey, not both.");
  if (!publishableKey && !apiKey) throwCredentialsError("Give a publishableKey or an apiKey.");
  if (apiKey && (!apiKey.startsWith("seam_") || isSessionToken(apiKey))) {
    throwCredentialsError("An apiKey starts with seam_, not with seam_cst; this one does not.");
  }
  checkUser(userIdentifierKey);
  const own = publishableKey ? publishableHeaders(publishableKey) : { "seam-api-key": apiKey as string };
  return { endpoint: resolveEndpoint(options, apiKey), headers: mergeHeaders(ownAgent(), own, options.headers) };
}

/** Returns access that fails at the first request, because builds without secrets load modules that make a client. */
const accessWithoutCredential = (endpoint: string): ApiAccess => ({
  endpoint,
  get headers(): never {
    return throwCredentialsError("Give an apiKey (outside browsers, also as SEAM_API_KEY) or a clientSessionToken.");
  },
});

function keyHeaders(key: string, workspaceId: string | null | undefined) {
  if (isSessionToken(key))
    throwCredentialsError("This apiKey is a client session token. Give it as clientSessionToken.");
  if (key.startsWith("seam_pk"))
    throwCredentialsError("This apiKey is a publishable key. Give it to Seam.getClientSessionToken.");
  if (workspaceId && !/^(seam_at|ey)/.test(key)) {
    throwCredentialsError(
      "A plain apiKey has its workspace. Leave out workspaceId and SEAM_WORKSPACE_ID, or use an access token.",
    );
  }
  if (isBrowser()) console.warn("An apiKey in a page is public. Revoke it, and give a clientSessionToken.");
  return { authorization: `Bearer ${key}` };
}

function resolveEndpoint({ endpoint }: EndpointOptions, apiKey: string | null | undefined): string {
  const given = endpoint || environment("SEAM_ENDPOINT") || environment("SEAM_API_URL");
  const whole = wholeEndpoint(given);
  if (!given && apiKey && isKeyOfMortise(apiKey) && !hasWarned) {
    hasWarned = true;
    console.warn(
      `The apiKey is one of a Mortise server, but without an endpoint calls go to ${whole}, which does not know it. Give the address of your server as endpoint or SEAM_ENDPOINT.`,
    );
  }
  return whole;
}

let hasWarned = false;

/** Whether a Mortise server made the key: its short part has 12 characters; that of the hosted service has 8. */
const isKeyOfMortise = (key: string) => /^seam_(?!at|cst|pk|sbx)[1-9A-Za-z]{12}_[1-9A-Za-z]{24}$/.test(key);

/** Returns the user agent, except in browsers, which send their own. */
const ownAgent = () => (isBrowser() ? undefined : { "user-agent": userAgent });
const isBrowser = () => "document" in globalThis;

function environment(name: string): string | undefined {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  try {
    return isBrowser() ? undefined : process?.env?.[name];
  } catch {
    // Deno throws if the program may not read this variable.
    return undefined;
  }
}

// Which credential is used, what goes with it, and which combinations are refused (spec §5, platform-api §1.2, §1.3).
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
   * Where the platform API is. @default environment `SEAM_ENDPOINT`, then `SEAM_API_URL`, then the hosted service,
   * https://connect.getseam.com
   */
  endpoint?: string | undefined;
}

export interface CredentialOptions extends EndpointOptions {
  /**
   * `seam_…` key, `seam_at…` access token or console JWT; never in a page, where everybody can read it. `null`: do not
   * read `SEAM_API_KEY`.
   * @default environment `SEAM_API_KEY`
   */
  apiKey?: string | null | undefined;
  /** `seam_cst…`, for browsers. */
  clientSessionToken?: string | null | undefined;
  /**
   * Only with an access token or a JWT: a plain key belongs to one workspace already. @default environment
   * `SEAM_WORKSPACE_ID`
   */
  workspaceId?: string | null | undefined;
  /** Sent with every request; credentials win over them. */
  headers?: Record<string, string> | undefined;
}

export interface SessionTokenOptions extends EndpointOptions {
  /** `seam_pk…`; a session made with it sees nothing at first. Either this or `apiKey`. */
  publishableKey?: string | undefined;
  /** `seam_…`; not for browsers. */
  apiKey?: string | undefined;
  /** Your own name for the user. Whoever knows it and your publishable key has the session: make it long and random. */
  userIdentifierKey: string;
  /** Sent with the request; these win over our own. */
  headers?: Record<string, string> | undefined;
}

/**
 * Decides what a client sends with each request. @throws SeamCredentialsError when the options contradict each other;
 * reading the headers throws it when there is no credential
 */
export function resolveAccess(options: CredentialOptions): ApiAccess {
  const { clientSessionToken } = options;
  // With a session token, the environment's key is not read: it would count as a second credential, and be refused.
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

/** Decides what is sent to obtain a client session token. @throws SeamCredentialsError */
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

/** Fails at the first request, not at once: a build without secrets loads modules that make a client. */
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

/** The short part of a Mortise server's key has twelve characters; the hosted service's have eight. */
const isKeyOfMortise = (key: string) => /^seam_(?!at|cst|pk|sbx)[1-9A-Za-z]{12}_[1-9A-Za-z]{24}$/.test(key);

/** Only outside browsers: those send a user agent of their own. */
const ownAgent = () => (isBrowser() ? undefined : { "user-agent": userAgent });
const isBrowser = () => "document" in globalThis;

function environment(name: string): string | undefined {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  try {
    return isBrowser() ? undefined : process?.env?.[name];
  } catch {
    // Deno throws where the program may not read this variable: what is given must do.
    return undefined;
  }
}

// Credentials of a page: a client session, or a publishable key to obtain one. API keys and the environment are in
// credentials.ts.
import { SeamCredentialsError } from "./errors.ts";

export interface ApiAccess {
  endpoint: string;
  headers: Headers;
  /** Whether the browser's cookies are sent, as the API expects with session tokens. */
  cookies?: boolean;
}

/** Returns the access of a client session. @throws SeamCredentialsError */
export const sessionAccess = (clientSessionToken: string, endpoint: string | undefined): ApiAccess => ({
  endpoint: wholeEndpoint(endpoint),
  headers: mergeHeaders(sessionHeaders(clientSessionToken)),
  cookies: true,
});

/** Returns the access to obtain a client session. @throws SeamCredentialsError */
export const publishableAccess = (
  publishableKey: string,
  userIdentifierKey: string,
  endpoint: string | undefined,
): ApiAccess => {
  checkUser(userIdentifierKey);
  return { endpoint: wholeEndpoint(endpoint), headers: mergeHeaders(publishableHeaders(publishableKey)) };
};

export function sessionHeaders(token: string) {
  if (!isSessionToken(token)) throwCredentialsError("A clientSessionToken starts with seam_cst; this one does not.");
  return { authorization: `Bearer ${token}`, "client-session-token": token };
}

export function publishableHeaders(key: string) {
  if (!key.startsWith("seam_pk")) throwCredentialsError("A publishableKey starts with seam_pk; this one does not.");
  return { "seam-publishable-key": key };
}

export function checkUser(userIdentifierKey: string): void {
  if (!userIdentifierKey) throwCredentialsError("Give a userIdentifierKey.");
  if (/^\S+@\S+\.\S+$/.test(userIdentifierKey)) {
    console.warn(
      "The userIdentifierKey looks like an e-mail address. Whoever guesses it has the user's devices: use a long random value.",
    );
  }
}

/** Returns the endpoint without a slash at the end, or throws. @default the hosted service */
export const wholeEndpoint = (text?: string): string =>
  readEndpoint(text) ??
  throwCredentialsError("The endpoint must be an http(s) address without user, query or fragment.");

/**
 * Returns the endpoint without a slash at the end, or `undefined` if it cannot be used. @default the hosted service
 */
export function readEndpoint(text = "https://connect.getseam.com"): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || /[?#]/.test(url.href))
    return undefined;
  return url.href.replace(/\/+$/, "");
}

/** Merges headers; later parts win. Refuses values that no header can carry: the error of fetch would contain them. */
export function mergeHeaders(...parts: (Record<string, string> | undefined)[]): Headers {
  try {
    const headers = new Headers();
    for (const part of parts) for (const [name, value] of Object.entries(part ?? {})) headers.set(name, value);
    return headers;
  } catch {
    return throwCredentialsError("A credential or header holds what headers cannot carry, such as line breaks.");
  }
}

const tokens = new WeakMap<object, string>();

/** Stores the token of a client, for `sessionTokenOf`. */
export function noteSessionToken(client: object, token: string | null | undefined): void {
  if (token) tokens.set(client, token);
}

/**
 * Returns the token of the client session that a client signs in with, or `undefined` for a client that uses an API
 * key, or that another copy of this package created.
 */
export const sessionTokenOf = (client: object): string | undefined => tokens.get(client);

export const isSessionToken = (value: unknown): boolean => typeof value === "string" && value.startsWith("seam_cst");

export function throwCredentialsError(message: string): never {
  throw new SeamCredentialsError(message, { code: "invalid_credentials" });
}

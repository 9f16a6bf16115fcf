// Turns credentials into a client. Each credential has one session per page, shared by all providers and elements.
import type { Seam, SeamApiError } from "@mortise/client";
import {
  adoptClient,
  createSessionClient,
  fetchClientSession,
  isForeignClient,
  SeamError,
} from "@mortise/client/session";
import { readFingerprint } from "./fingerprint.ts";
import { ifOnPage, onePerPage } from "../page/page-registry.ts";
import { SeamSessionError } from "./provider-error.ts";
import type { Credentials } from "./resolve-client.ts";
import { endpointOf, keyOf } from "./session-key.ts";

/** Client and error of a session. Both are `null` while a client session is requested. */
export interface SessionState {
  readonly client: Seam | null;
  readonly error: Error | null;
}

export interface Session {
  /** Name of the session in query keys. Not secret. */
  readonly key: string;
  readonly endpoint: string;
  readonly getState: () => SessionState;
  /** Returns the token that the client sends. A client that the host passed does not reveal its token. */
  readonly getToken: () => string | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves to the client. Requests a client session if there is none yet, or if the last request failed. */
  connect(): Promise<Seam>;
  /** Whether the session has ended and could not be renewed. Subscribers are notified of the change. */
  readonly isOver: () => boolean;
  /** Runs a call. If the server reports that our client session has ended, runs it once more with a new one. */
  run<Result>(call: (client: Seam) => Promise<Result>): Promise<Result>;
  /**
   * Renews the session if `error`, of a call with `client`, means that it has ended. Rejects with `error` if it does
   * not, or if no credential allows a renewal.
   */
  renewAfter(error: unknown, client: Seam): Promise<Seam>;
}

/** Returns the page's session for these credentials. */
export function sessionOf(credentials: Credentials): Session {
  const key = keyOf(credentials);
  // A server renders for many people at once, and may keep nothing of theirs in memory.
  if (typeof document === "undefined") return createSession(key, credentials);
  const sessions = onePerPage("sessions", () => new Map<string, Session>());
  const known = sessions.get(key) ?? createSession(key, credentials);
  sessions.set(key, known);
  return known;
}

/** Makes the session for missing or invalid credentials: every call rejects with the reason. */
export function failedSession(error: Error): Session {
  const state = failed(error);
  const fail = async () => {
    throw error;
  };
  return {
    key: `failed ${error.message}`,
    endpoint: "",
    getState: () => state,
    getToken: () => undefined,
    subscribe: () => () => undefined,
    isOver: () => false,
    connect: fail,
    run: fail,
    renewAfter: fail,
  };
}

function createSession(key: string, credentials: Credentials): Session {
  const listeners = new Set<() => void>();
  let isOver = false;
  const canRenew =
    credentials.kind === "publishable_key" || (credentials.kind === "token" && credentials.getClientSessionToken);
  let state = firstState(credentials);
  let token = credentials.kind === "token" ? credentials.clientSessionToken : undefined;
  let connecting: Promise<Seam> | undefined;
  const setState = (next: SessionState, over = false) => {
    state = next;
    isOver = over;
    for (const listener of listeners) listener();
  };

  const exchange = async (): Promise<Seam> => {
    if (credentials.kind === "client" || !canRenew) throw state.error;
    if (state.error) setState(pending);
    try {
      token = await (credentials.kind === "token" ? credentials.getClientSessionToken?.() : requestToken(credentials));
      const made = firstState({ kind: "token", clientSessionToken: token, endpoint: credentials.endpoint });
      // The client's own error explains to developers how to fix a token that they passed. This token came from the
      // host's function or from the platform, whose answer is wrong.
      if (!made.client)
        throw new SeamError("The session token does not start with seam_cst.", { code: "tokenless_response" });
      setState(made);
      return made.client;
    } catch (cause) {
      const error = new SeamSessionError(cause);
      setState(failed(error), isSignedOut(credentials, cause, token));
      throw error;
    } finally {
      connecting = undefined;
    }
  };
  const connect = (): Promise<Seam> => {
    if (state.client) return Promise.resolve(state.client);
    connecting ??= exchange();
    return connecting;
  };

  const renewAfter = async (error: unknown, client: Seam): Promise<Seam> => {
    if (!hasEnded(error)) throw error;
    if (!canRenew) {
      if (!isOver) setState(state, true);
      throw error;
    }
    if (state.client === client) setState(pending);
    return connect();
  };

  return {
    key,
    endpoint: endpointOf(credentials),
    getState: () => state,
    getToken: () => token,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOver: () => isOver,
    connect,
    renewAfter,
    async run(call) {
      const client = await connect();
      try {
        return await call(client);
      } catch (error) {
        return call(await renewAfter(error, client));
      }
    },
  };
}

async function requestToken({
  publishableKey,
  userIdentifierKey,
  endpoint,
}: Extract<Credentials, { kind: "publishable_key" }>) {
  if (userIdentifierKey === undefined) warnAboutFingerprint();
  const { token } = await fetchClientSession({
    publishableKey,
    userIdentifierKey: userIdentifierKey ?? readFingerprint(),
    endpoint,
    fetch: send,
  });
  return token;
}

/** elements.js or ahead.js may have sent the same request while this code was loading (asked-ahead.ts). */
const send: typeof globalThis.fetch = (url, init) => {
  const loader = ifOnPage("asked ahead") as { take(...request: unknown[]): Promise<Response> | undefined } | undefined;
  return loader?.take(url, init) ?? globalThis.fetch(url, init);
};

const pending: SessionState = { client: null, error: null };
const ready = (client: Seam): SessionState => ({ client, error: null });
const failed = (error: Error): SessionState => ({ client: null, error });

function firstState(credentials: Credentials): SessionState {
  if (credentials.kind === "client") {
    const { client } = credentials;
    return ready(isForeignClient(client) ? adoptClient(client) : client);
  }
  if (credentials.kind === "publishable_key" || credentials.clientSessionToken === undefined) return pending;
  const { clientSessionToken, endpoint } = credentials;
  try {
    return ready(createSessionClient({ clientSessionToken, endpoint, fetch: send }));
  } catch (error) {
    return failed(error as Error);
  }
}

/**
 * Whether an error means that the session itself has ended. Such a request was refused before it had an effect, so it
 * can be sent again.
 */
const hasEnded = (error: unknown): boolean =>
  SeamError.isSeamError(error) &&
  (error as Partial<SeamApiError>).status === 401 &&
  /^client_session_(expired|revoked|not_found)$/.test(error.code);

/**
 * Whether nobody is signed in any more, so that a new token will not come: the host's function returned no token, or
 * the key that opened a session is refused now. A network failure, or a function that throws, is trouble that Retry may
 * end.
 */
const isSignedOut = (credentials: Credentials, cause: unknown, lastToken: string | undefined): boolean =>
  credentials.kind === "token"
    ? SeamError.isSeamError(cause) && cause.code === "tokenless_response"
    : lastToken !== undefined &&
      SeamError.isSeamError(cause) &&
      /^40[13]$/.test(`${(cause as Partial<SeamApiError>).status}`);

function warnAboutFingerprint(): void {
  onePerPage("fingerprint warning", () => {
    console.warn("Without a userIdentifierKey the session is bound to this browser.");
    return true;
  });
}

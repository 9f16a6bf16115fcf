// Credentials → a client. One session per credential and page, however many providers and elements ask for it.
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

/** Both are `null` while a client session is being requested. */
export interface SessionState {
  readonly client: Seam | null;
  readonly error: Error | null;
}

export interface Session {
  /** Names the session in cache keys; holds no secret. */
  readonly key: string;
  readonly endpoint: string;
  readonly getState: () => SessionState;
  /** The token that the client sends; a ready client does not give its own. */
  readonly getToken: () => string | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** The client; asks for a client session when there is none yet, or when asking failed before. */
  connect(): Promise<Seam>;
  /** The session has ended and could not be renewed. Who subscribes hears of it. */
  readonly isOver: () => boolean;
  /** Makes a call. If the server says that our client session has ended, makes it once more with a new one. */
  run<Result>(call: (client: Seam) => Promise<Result>): Promise<Result>;
}

/** The page's session for these credentials. */
export function sessionOf(credentials: Credentials): Session {
  const key = keyOf(credentials);
  // A server renders for many people at once: nothing of theirs may stay behind in its memory.
  if (typeof document === "undefined") return createSession(key, credentials);
  const sessions = onePerPage("sessions", () => new Map<string, Session>());
  const known = sessions.get(key) ?? createSession(key, credentials);
  sessions.set(key, known);
  return known;
}

/** The session for missing or invalid credentials: every call rejects with the reason. */
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
      // The client's own error tells a developer how to fix a token they passed. This one came from the server, whose
      // answer is at fault.
      if (!made.client)
        throw new SeamError("The session token does not start with seam_cst.", { code: "tokenless_response" });
      setState(made);
      return made.client;
    } catch (cause) {
      const error = new SeamSessionError(cause);
      // A first session that is refused has not ended.
      setState(failed(error), token !== undefined);
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
    async run(call) {
      const client = await connect();
      try {
        return await call(client);
      } catch (error) {
        if (!hasEnded(error)) throw error;
        if (!canRenew) {
          if (!isOver) setState(state, true);
          throw error;
        }
        if (state.client === client) setState(pending);
        return call(await connect());
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

/** elements.js may have sent the same request already, while this code was on its way (asked-ahead.ts). */
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
 * Whether an error says that the session itself is over. Such a request was refused before it did anything, so it can
 * be sent again.
 */
const hasEnded = (error: unknown): boolean =>
  SeamError.isSeamError(error) &&
  (error as Partial<SeamApiError>).status === 401 &&
  /^client_session_(expired|revoked|not_found)$/.test(error.code);

function warnAboutFingerprint(): void {
  onePerPage("fingerprint warning", () => {
    console.warn("Without a userIdentifierKey the session is bound to this browser.");
    return true;
  });
}

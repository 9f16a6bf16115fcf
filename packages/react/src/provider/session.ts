// Credentials → a client. One session per credential and page, however many providers and elements ask for it.
import { type Seam, type SeamApiError, SeamError } from "@mortise/client";
import { createSessionClient, fetchClientSession } from "@mortise/client/session";
import { readFingerprint } from "./fingerprint.ts";
import { onePerPage } from "./page-registry.ts";
import { SeamSessionError } from "./provider-error.ts";
import type { Credentials } from "./resolve-client.ts";
import { sessionKeyOf } from "./session-key.ts";

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
    connect: fail,
    run: fail,
  };
}

function createSession(key: string, credentials: Credentials): Session {
  const listeners = new Set<() => void>();
  let state = firstState(credentials);
  let token = credentials.kind === "token" ? credentials.clientSessionToken : undefined;
  let connecting: Promise<Seam> | undefined;
  const setState = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const exchange = async (): Promise<Seam> => {
    if (credentials.kind !== "publishable_key") throw state.error;
    if (state.error) setState(pending);
    try {
      token = await requestToken(credentials);
      const made = firstState({ kind: "token", clientSessionToken: token, endpoint: credentials.endpoint });
      // The client's own error tells a developer how to fix a token they passed. This one came from the server, whose answer is at fault.
      if (!made.client) throw new SeamError("The answer holds no token.", { code: "invalid_response" });
      setState(made);
      return made.client;
    } catch (cause) {
      const error = new SeamSessionError(cause);
      setState(failed(error));
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
    connect,
    async run(call) {
      const client = await connect();
      try {
        return await call(client);
      } catch (error) {
        if (credentials.kind !== "publishable_key" || !hasEnded(error)) throw error;
        if (state.client === client) setState(pending);
        return call(await connect());
      }
    },
  };
}

async function requestToken({ publishableKey, userIdentifierKey, endpoint }: Extract<Credentials, { kind: "publishable_key" }>) {
  if (userIdentifierKey === undefined) warnAboutFingerprint();
  const { token } = await fetchClientSession({ publishableKey, userIdentifierKey: userIdentifierKey ?? readFingerprint(), endpoint });
  return token;
}

const pending: SessionState = { client: null, error: null };
const ready = (client: Seam): SessionState => ({ client, error: null });
const failed = (error: Error): SessionState => ({ client: null, error });

function firstState(credentials: Credentials): SessionState {
  if (credentials.kind === "client") return ready(credentials.client);
  if (credentials.kind === "publishable_key") return pending;
  try {
    return ready(createSessionClient(credentials));
  } catch (error) {
    return failed(error as Error);
  }
}

/** Whether an error says that the session itself is over. Such a request was refused before it did anything, so it can be sent again. */
const hasEnded = (error: unknown): boolean =>
  SeamError.isSeamError(error) &&
  (error as Partial<SeamApiError>).status === 401 &&
  /^client_session_(expired|revoked|not_found)$/.test(error.code);

const endpointOf = (credentials: Credentials) =>
  ((credentials.kind === "client" ? credentials.client.endpoint : credentials.endpoint) ?? "").replace(/\/+$/, "");

function keyOf(credentials: Credentials): string {
  const endpoint = endpointOf(credentials);
  if (credentials.kind === "client") return sessionKeyOf(endpoint, nameOf(credentials.client));
  if (credentials.kind === "token") return sessionKeyOf(endpoint, credentials.clientSessionToken);
  // Without a userIdentifierKey the session belongs to this browser, by its fingerprint.
  return sessionKeyOf(endpoint, credentials.publishableKey, credentials.userIdentifierKey ?? "");
}

/** A ready client does not tell whom it speaks for, so each client object counts as a session of its own. */
function nameOf(client: Seam): string {
  const names = onePerPage("client names", () => new WeakMap<Seam, string>());
  const name = names.get(client) ?? String(Math.random());
  names.set(client, name);
  return name;
}

function warnAboutFingerprint(): void {
  onePerPage("fingerprint warning", () => {
    console.warn("Without a userIdentifierKey the session is bound to this browser.");
    return true;
  });
}

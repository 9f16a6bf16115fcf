// Credentials → a client. One session per credential and page, however many providers and elements ask for it.
import { type Seam, type SeamApiError, SeamError } from "@mortise/client";
import { createSessionClient, fetchClientSession } from "@mortise/client/session";
import { readFingerprint } from "./fingerprint.ts";
import { onePerPage } from "./page-registry.ts";
import { SeamSessionError } from "./provider-error.ts";
import type { Credentials } from "./resolve-client.ts";
import { sessionKeyOf } from "./session-key.ts";

/** Neither of the two: a client session is being asked for. */
export interface SessionState {
  readonly client: Seam | null;
  readonly error: Error | null;
}

export interface Session {
  /** Names the session in cache keys; holds no secret. */
  readonly key: string;
  readonly endpoint: string;
  readonly getState: () => SessionState;
  /** What the client speaks with; a ready client keeps its own to itself. */
  readonly getToken: () => string | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** The client; asks for a client session when there is none yet, or when asking failed before. */
  connect(): Promise<Seam>;
  /** Makes a call; once more with a new client session when the server says that ours has ended. */
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

/** Stands in where credentials are missing or invalid: every call says why. */
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
    if (state.error !== null) setState(pending);
    try {
      token = await requestToken(credentials);
      const made = firstState({ kind: "token", clientSessionToken: token, endpoint: credentials.endpoint });
      // What is wrong with a token is said to those who gave it, not to those who use the page.
      if (made.client === null) throw new SeamError("The answer holds no token.", { code: "invalid_response" });
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
    if (state.client !== null) return Promise.resolve(state.client);
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

/** The session itself is over; the request was refused before it did anything. */
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
  // Without a user it is this browser's own.
  return sessionKeyOf(endpoint, credentials.publishableKey, credentials.userIdentifierKey ?? "");
}

/** Ready clients do not tell who they speak for: each object is a session of its own. */
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

// Answers that a host's server has read for a page, as plain data, and whose they are.
import type { Seam } from "@mortise/client";
import { type ForeignClient, isForeignClient, sessionTokenOf } from "@mortise/client/session";
import type { CachedCall } from "./cache-keys.ts";
import { beginFrom, hasStream } from "./live-streams.ts";
import { SeamProviderError } from "./provider-error.ts";
import type { Credentials } from "./resolve-client.ts";
import { sessionKeyOf } from "./session-key.ts";

/**
 * What `prefetchSeam` has read for one user: plain data, for `SeamProvider` of that user's page. It holds no token, but
 * all that the widgets show, PINs too: a page with it is for that user alone.
 */
export interface SeamInitial {
  /** Names the user's session; holds no secret. */
  readonly session: string;
  /** When it was read, by the server's clock: milliseconds since the epoch. */
  readonly readAt: number;
  /** The zone that times are written in until the page is taken over; `null`: UTC, and they say so. */
  readonly timeZone: string | null;
  /** Where the stream of events goes on from; `null` where that is not known. */
  readonly lastEventId: string | null;
  readonly answers: readonly { readonly call: string; readonly input: object; readonly data: unknown }[];
}

/** A session's view of them. */
export interface InitialAnswers extends Pick<SeamInitial, "readAt" | "timeZone"> {
  readonly answerTo: (call: CachedCall, input: object) => InitialAnswer | undefined;
  /**
   * When an answer that is shown was read: while a page is as a server wrote it; afterwards only if that is long ago,
   * and nothing has been heard since.
   */
  readonly readAtOf: (shown: Shown, isHydrating: boolean) => number | null;
}

interface InitialAnswer {
  readonly data: unknown;
  /** For a query of TanStack's that begins with it. */
  readonly options: { readonly initialData: () => never; readonly initialDataUpdatedAt: () => number };
}

interface Shown {
  readonly data: unknown;
  /** In milliseconds since the epoch. @default it never was */
  readonly dataUpdatedAt?: number;
}

/** Names whose answers the credentials get, wherever they are used; `undefined` where only the platform knows. */
export function ownerOf(credentials: Credentials): string | undefined {
  if (credentials.kind === "publishable_key") {
    const { publishableKey, userIdentifierKey } = credentials;
    return userIdentifierKey && sessionKeyOf("", publishableKey, userIdentifierKey);
  }
  const token = credentials.kind === "client" ? tokenIn(credentials.client) : credentials.clientSessionToken;
  return token && sessionKeyOf("", token);
}

function tokenIn(client: Seam | ForeignClient): string | undefined {
  if (!isForeignClient(client)) return sessionTokenOf(client);
  const { "client-session-token": token } = client.client.defaults.headers as { "client-session-token"?: string };
  return token;
}

/**
 * The answers as the session of these credentials may show them. @throws SeamProviderError when they are somebody
 * else's, or nothing that `prefetchSeam` gave
 */
export function initialAnswersOf(initial: SeamInitial, credentials: Credentials, sessionKey: string): InitialAnswers {
  const { session, readAt, timeZone, lastEventId, answers } = initial as Partial<SeamInitial>;
  if (typeof session !== "string" || typeof readAt !== "number" || !Array.isArray(answers))
    throw new SeamProviderError("initial is not what prefetchSeam gives, so it is not used.", "invalid_initial");
  const owner = ownerOf(credentials) ?? firstTaker(initial, sessionKey);
  if (owner !== session && owner !== sessionKey)
    throw new SeamProviderError(
      "initial was read for another session, so it is not used. Give prefetchSeam the provider's credentials.",
      "initial_of_another_session",
    );
  const found = new Map(answers.map(({ call, input, data }) => [nameOf(call, input), data]));
  // A ready client has no stream. Where only a function gives tokens, nobody knows yet whom the session is for.
  const isFollowed = owner === session && credentials.kind !== "client" && lastEventId;
  const isOld = Date.now() - readAt >= oldMs;
  return {
    readAt,
    timeZone: timeZone ?? null,
    answerTo(call, input) {
      const data = found.get(nameOf(call, input));
      if (data === undefined) return undefined;
      const isWhole = (Object(data) as { isComplete?: boolean }).isComplete !== false;
      const options = {
        initialData: () => data as never,
        // As fresh as its age where all that has happened since then will be told; else it is read again at once. A
        // clock that is behind the server's must not make it fresh for longer.
        initialDataUpdatedAt: () =>
          isWhole && isFollowed && beginFrom(sessionKey, isFollowed) ? Math.min(readAt, Date.now()) : 0,
      };
      return { data, options };
    },
    readAtOf({ data, dataUpdatedAt = 0 }, isHydrating) {
      const isTold = isHydrating || (isOld && dataUpdatedAt <= readAt && !hasStream(sessionKey));
      return isTold && answers.some((answer) => answer.data === data) ? readAt : null;
    },
  };
}

/** An age that is worth a word. */
const oldMs = 60_000;

const nameOf = (call: string, input: object) => JSON.stringify([call, input]);

const takers = new WeakMap<SeamInitial, string>();

/** Answers are shown to the first session alone that takes them: the next one may be somebody else's. */
function firstTaker(initial: SeamInitial, sessionKey: string): string {
  const taker = takers.get(initial) ?? sessionKey;
  takers.set(initial, taker);
  return taker;
}

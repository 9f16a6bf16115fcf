// Answers that a host's server has read for a page, as plain data, and whose they are.
import { sessionTokenOf } from "@mortise/client/session";
import type { CachedCall } from "./cache-keys.ts";
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
  readonly answers: readonly InitialAnswer[];
}

interface InitialAnswer {
  readonly call: string;
  readonly input: object;
  readonly data: unknown;
}

/** A session's view of them. */
export interface InitialAnswers extends Pick<SeamInitial, "readAt" | "timeZone"> {
  /** Set if what happens from here on will be told: what was read then is as fresh as its age. */
  readonly lastEventId: string | null;
  readonly answerTo: (call: CachedCall, input: object) => unknown;
  /** Whether something is one of the answers. */
  readonly holds: (data: unknown) => boolean;
}

/** Names whose answers the credentials get, wherever they are used; `undefined` where only the platform knows. */
export function ownerOf(credentials: Credentials): string | undefined {
  if (credentials.kind === "publishable_key") {
    const { publishableKey, userIdentifierKey } = credentials;
    return userIdentifierKey && sessionKeyOf("", publishableKey, userIdentifierKey);
  }
  const token = credentials.kind === "client" ? sessionTokenOf(credentials.client) : credentials.clientSessionToken;
  return token && sessionKeyOf("", token);
}

/**
 * The answers as the session of these credentials may show them. @throws SeamProviderError when they are somebody
 * else's, or nothing that `prefetchSeam` gave
 */
export function initialAnswersOf(
  initial: SeamInitial | null | undefined,
  credentials: Credentials,
  sessionKey: string,
): InitialAnswers | null {
  if (initial == null) return null;
  const { session, readAt, timeZone, lastEventId, answers } = initial as Partial<SeamInitial>;
  if (typeof session !== "string" || typeof readAt !== "number" || !Array.isArray(answers))
    throw new SeamProviderError("initial is not what prefetchSeam gives. It is not used.", "invalid_initial");
  const owner = ownerOf(credentials) ?? firstTaker(initial, sessionKey);
  if (owner !== session && owner !== sessionKey)
    throw new SeamProviderError(
      "initial was read for another session, so it is not shown. Give prefetchSeam the credentials of the provider.",
      "initial_of_another_session",
    );
  const found = new Map((answers as InitialAnswer[]).map(({ call, input, data }) => [nameOf(call, input), data]));
  return {
    readAt,
    timeZone: timeZone ?? null,
    // A ready client has no stream. Where only a function gives tokens, nobody knows yet whom the session is for.
    lastEventId: (owner === session && credentials.kind !== "client" && lastEventId) || null,
    answerTo: (call, input) => found.get(nameOf(call, input)),
    holds: (data) => answers.some((answer) => (answer as InitialAnswer).data === data),
  };
}

const nameOf = (call: string, input: object) => JSON.stringify([call, input]);

const takers = new WeakMap<SeamInitial, string>();

/** Answers are shown to the first session alone that takes them: the next one may be somebody else's. */
function firstTaker(initial: SeamInitial, sessionKey: string): string {
  const taker = takers.get(initial) ?? sessionKey;
  takers.set(initial, taker);
  return taker;
}

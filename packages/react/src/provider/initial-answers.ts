// Answers that a host's server has prefetched for a page, as plain data, with their owner.
import type { Seam } from "@mortise/client";
import { type ForeignClient, isForeignClient, sessionTokenOf } from "@mortise/client/session";
import type { CachedCall } from "./cache-keys.ts";
import { beginFrom, hasStream } from "./live-streams.ts";
import { SeamProviderError } from "./provider-error.ts";
import type { Credentials } from "./resolve-client.ts";
import { sessionKeyOf } from "./session-key.ts";

/**
 * Data that `prefetchSeam` has read for one user: plain data, for `SeamProvider` of that user's page. It contains no
 * token, but everything that the widgets show, including PINs, so a page with it is for that user alone.
 */
export interface SeamInitial {
  /** Name of the user's session. Not secret. */
  readonly session: string;
  /** Time of the prefetch by the server's clock, in epoch milliseconds. */
  readonly readAt: number;
  /** Zone of times until hydration; `null` for UTC, which the times then state. */
  readonly timeZone: string | null;
  /** Event after which the stream continues; `null` if unknown. */
  readonly lastEventId: string | null;
  readonly answers: readonly { readonly call: string; readonly input: object; readonly data: unknown }[];
}

/** Prefetched answers as one session sees them. */
export interface InitialAnswers extends Pick<SeamInitial, "readAt" | "timeZone"> {
  readonly answerTo: (call: CachedCall, input: object) => InitialAnswer | undefined;
  /**
   * Returns the time at which a shown answer was read: always during hydration, and afterwards only if it was old when
   * it was taken, has not been refetched, and no stream is open. Otherwise, or for other data, returns `null`.
   */
  readonly readAtOf: (shown: Shown, isHydrating: boolean) => number | null;
}

interface InitialAnswer {
  readonly data: unknown;
  /** Options for a TanStack query that starts with this answer. */
  readonly options: { readonly initialData: () => never; readonly initialDataUpdatedAt: () => number };
}

interface Shown {
  readonly data: unknown;
  /** Epoch milliseconds. @default not read since the prefetch */
  readonly dataUpdatedAt?: number;
}

/**
 * Returns the owner of the answers for these credentials, the same on server and browser; `undefined` if only the
 * platform knows.
 */
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
 * Returns the answers that the session of these credentials may show.
 * @throws SeamProviderError if they belong to another session, or do not come from `prefetchSeam`.
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
  // A client that the host passed has no stream. If only a function gives tokens, the owner of the session is unknown.
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
        // If the stream repeats everything since the prefetch, the data is as fresh as its age; otherwise it is
        // refetched at once. A clock behind the server's must not prolong its freshness.
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

/** Age in milliseconds from which an answer counts as old. */
const oldMs = 60_000;

const nameOf = (call: string, input: object) => JSON.stringify([call, input]);

const takers = new WeakMap<SeamInitial, string>();

/**
 * Ties answers to the first session that takes them, if its credentials do not name an owner. The next session may
 * belong to somebody else.
 */
function firstTaker(initial: SeamInitial, sessionKey: string): string {
  const taker = takers.get(initial) ?? sessionKey;
  takers.set(initial, taker);
  return taker;
}

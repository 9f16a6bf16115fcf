// Sentences for failures. Errors are recognized by shape, not class, because two copies of the client may be on one
// page.
import { isUnanswered, isUnconfirmed } from "../../rules/device/doubt.ts";
import type { Phrase, Strings } from "../../strings/messages.ts";

type Words = Strings["problem"] & {
  /** Returns a sentence in the reader's language for the code of a failure. @default the failure's own message */
  readonly reasonFor?: (code: unknown) => string | undefined;
};

interface Facts {
  readonly message?: unknown;
  readonly code?: unknown;
  readonly name?: unknown;
  /** HTTP status, if there was an answer. */
  readonly status?: unknown;
  readonly requestId?: unknown;
  /** Reason of the client why no answer came. */
  readonly reason?: unknown;
  readonly cause?: unknown;
  /** Attempt of an accepted command. If it failed, its own `error` has the reason. */
  readonly actionAttempt?: { readonly error?: { readonly type?: unknown; readonly message?: unknown } | null };
}

const factsOf = (error: unknown): Facts => error ?? {};

/**
 * Describes an error and its remedy to the person who uses the page. Usual failures are in that person's language,
 * others in the failure's own words.
 */
export function reasonOf(error: unknown, words: Words): string {
  const { message, name, code, actionAttempt } = factsOf(error);
  const said = actionAttempt ? actionAttempt.error?.message : message;
  const known = words.reasonFor?.(actionAttempt ? actionAttempt.error?.type : code);
  // A TypeError and the like are mistakes in code, and their text means nothing to the person who uses the page.
  const isForPeople =
    typeof said === "string" && said.trim() && !/^(Type|Range|Reference|Syntax)Error$/.test(name as string);
  return usualReasonOf(error, words) ?? known ?? (isForPeople ? said : words.unknown);
}

export function usualReasonOf(error: unknown, words: Words): string | null {
  const { code, status, cause, reason } = factsOf(error);
  if (isOfSession(error)) return words.noSession({ reason: whyNoSession(cause, words) });
  if (code === "foreign_response" || reason === "redirect") return words.foreign;
  if (code === "tokenless_response") return words.tokenless;
  if (code === "network_error") return words.noAnswer;
  if (code === "not_loaded") return words.notLoaded;
  if (code === "session_renewed") return words.sessionRenewed;
  if (status === 401) return words.signedOut;
  if (status === 403) return words.forbidden;
  if (status === 429) return words.busy;
  if (code === "invalid_response" || (status as number) >= 500) return words.broken;
  if (status === 404) return words.notFound;
  return code === "unexplained_response" ? words.unexplained : null;
}

/**
 * Describes why there is no session. After a refusal, or at a wrong address, signing in again does not help, because
 * the page's own settings are wrong.
 */
function whyNoSession(cause: unknown, words: Words): string {
  const { status, code } = factsOf(cause);
  if (/^40[13]$/.test(status as string)) return words.keyRefused;
  const isElsewhere = status === 404 || (code === "invalid_response" && (status as number) < 500);
  return isElsewhere ? words.wrongAddress : reasonOf(cause, words);
}

const isOfSession = (error: unknown): boolean => factsOf(error).name === "SeamSessionError";

/** Returns {@link reasonOf} a usual failure or an answer with a status; `null` for others, such as faults in code. */
export const answeredReasonOf = (error: unknown, words: Words): string | null =>
  usualReasonOf(error, words) ?? (factsOf(error).status ? reasonOf(error, words) : null);

/** Returns the server's own words, if {@link usualReasonOf} has a sentence that does not contain them. */
export function serverWordsOf(error: unknown, words: Words): string | null {
  const { cause } = factsOf(error);
  const { message, status, code } = factsOf(isOfSession(error) ? cause : error);
  const isItsOwn = typeof message === "string" && status && !String(code).endsWith("_response");
  return isItsOwn && usualReasonOf(error, words)?.includes(message) === false ? message : null;
}

/** Says that something was not done, and why. Without a clear answer, says that it may have been done. */
export function failureSentence(error: unknown, words: Words, sentence: Phrase<"reason">): string {
  if (isUnanswered(error)) return words.maybeDone;
  const reason = reasonOf(error, words);
  // The reason of an unconfirmed command says that it may have been done.
  return isUnconfirmed(error) ? reason : sentence({ reason });
}

/** Whether the requested thing is no longer there (404), or no longer visible because the session has ended (401). */
export function isGone(error: unknown): boolean {
  const { code, cause, status = factsOf(cause).status } = factsOf(error);
  return /^40[14]$/.test(status as string) && code !== "invalid_response";
}

/** Whether the requested thing is no longer there (404). It may have been shown before. */
export const isDeleted = (error: unknown): boolean => isGone(error) && factsOf(error).status === 404;

/** Returns the id of the failed request, if the server sent one. */
export function requestIdOf(error: unknown): string | null {
  const { requestId } = factsOf(isOfSession(error) ? factsOf(error).cause : error);
  return typeof requestId === "string" ? requestId : null;
}

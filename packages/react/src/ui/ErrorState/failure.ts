// What a failure is called. Read by shape, not by class: two copies of the client may be on one page.
import type { Phrase, Strings } from "../../strings/messages.ts";

type Words = Strings["problem"];

interface Facts {
  readonly message?: unknown;
  readonly code?: unknown;
  readonly name?: unknown;
  /** Of HTTP, when something answered. */
  readonly status?: unknown;
  readonly requestId?: unknown;
  readonly cause?: unknown;
  /** A command that was taken; one that failed says in its own `error` why. */
  readonly actionAttempt?: { readonly error?: { readonly message?: unknown } | null };
}

const factsOf = (error: unknown): Facts => error ?? {};

/**
 * What happened and what to do about it, for whoever uses the page: in their language when the failure is a usual one, else
 * the sentence that it brings with it.
 */
export function reasonOf(error: unknown, words: Words): string {
  const { message, name, actionAttempt } = factsOf(error);
  const said = actionAttempt ? actionAttempt.error?.message : message;
  // The words of a mistake in somebody's code are for those who write code.
  const isForPeople = typeof said === "string" && said.trim() !== "" && !/^(Type|Range|Reference|Syntax)Error$/.test(String(name));
  return usualReasonOf(error, words) ?? (isForPeople ? said : words.unknown);
}

export function usualReasonOf(error: unknown, words: Words): string | null {
  // A session that could not be had says by its cause why.
  const { code, cause, status = factsOf(cause).status } = factsOf(error);
  if (code === "network_error") return words.noAnswer;
  if (code === "not_loaded") return words.notLoaded;
  if (status === 401) return words.signedOut;
  if (status === 403) return words.forbidden;
  if (status === 429) return words.busy;
  if (code === "invalid_response" || Number(status) >= 500) return words.broken;
  return status === 404 ? words.notFound : null;
}

/** The server's own words, where {@link reasonOf} has others. */
export function serverWordsOf(error: unknown, words: Words): string | null {
  const { message, status, code } = factsOf(error);
  const isItsOwn = typeof message === "string" && status && code !== "invalid_response";
  return isItsOwn && usualReasonOf(error, words) ? message : null;
}

/** That something was not done, and why; without a clear answer nobody knows whether it was. */
export const notDone = (error: unknown, words: Words, sentence: Phrase<"reason">): string =>
  isUnanswered(factsOf(error)) ? words.maybeDone : sentence({ reason: reasonOf(error, words) });

/**
 * Nothing came, or half an answer, or that of a server that broke over it; or the command was taken, and only asking after it failed.
 * Without a session nothing was sent.
 */
const isUnanswered = ({ name, code, status, actionAttempt }: Facts) =>
  name !== "SeamSessionError" &&
  (code === "network_error" || code === "invalid_response" || Number(status) >= 500 || (actionAttempt && status));

/** What was asked for is no longer there, or not for these eyes: the session has ended. */
export function isGone(error: unknown): boolean {
  const { code, cause, status = factsOf(cause).status } = factsOf(error);
  return /^40[14]$/.test(String(status)) && code !== "invalid_response";
}

/** Which request failed, if the server said. */
export function requestIdOf(error: unknown): string | null {
  const { requestId } = factsOf(error);
  return typeof requestId === "string" ? requestId : null;
}

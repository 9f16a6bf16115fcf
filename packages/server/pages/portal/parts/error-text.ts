// Describes why a call failed, and which field it concerns.
import { ApiException, ConnectionError, NotFoundError, UnauthorizedError, UnprocessableError } from "@mortise/webhooks";
import { fill, strings } from "../strings/strings.ts";

export const isLoggedOut = (error: unknown): boolean => error instanceof UnauthorizedError;

export function reasonOf(error: unknown): string {
  if (error instanceof ConnectionError) return strings.unreachable;
  if (error instanceof NotFoundError) return strings.gone;
  if (error instanceof UnprocessableError) return Object.values(fieldErrors(error)).join(" ") || strings.notAccepted;
  if (!(error instanceof ApiException)) return strings.broken;
  return knownReason(error) ?? serverWords(error) ?? fill(strings.badStatus, { code: String(error.code) });
}

/** Returns `en` if {@link reasonOf} returns the server's own words, which are in English. */
export function langOf(error: unknown): "en" | undefined {
  return error instanceof ApiException && reasonOf(error) === serverWords(error) ? "en" : undefined;
}

/** Returns the reason in the reader's language, by the code of the refusal. */
function knownReason({ body }: ApiException): string | undefined {
  const { code } = (body ?? {}) as { code?: unknown };
  if (code === "missing_payload") return strings.payloadGone;
  return code === "limit_reached" ? strings.tooManySecrets : undefined;
}

function serverWords({ body }: ApiException): string | undefined {
  const { detail } = (body ?? {}) as { detail?: unknown };
  return typeof detail === "string" ? detail : undefined;
}

/** Returns error messages by the name of the wrong field in the body. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof UnprocessableError)) return {};
  const { detail } = (error.body ?? {}) as { detail?: unknown };
  if (!Array.isArray(detail)) return {};
  const problems = detail as readonly FieldProblem[];
  // Reversed, so that the first of several problems of a field wins.
  return Object.fromEntries(problems.toReversed().map((problem) => [problem.loc?.[1] ?? "", problemText(problem)]));
}

interface FieldProblem {
  readonly loc?: readonly string[];
  readonly msg?: string;
  readonly type?: string;
}

/**
 * Returns the problem in the reader's language, if its kind is known. For a header, only the server's words identify
 * it.
 */
function problemText({ type, msg }: FieldProblem): string {
  if (type === "value_error.private_address") return strings.privateAddress;
  if (type === "value_error.needs_https") return strings.needsHttps;
  if (msg?.startsWith("Must be a header name")) return strings.headerNameWrong;
  if (msg?.startsWith("This header is set by the sender")) return strings.headerNotYours;
  if (msg?.startsWith("Must not hold control characters")) return strings.headerValueWrong;
  return msg === undefined ? strings.notAccepted : `${msg}.`;
}

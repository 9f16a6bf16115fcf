// The text that tells a person why a call failed, and the field that it belongs to.
import { ApiException, ConnectionError, NotFoundError, UnauthorizedError, UnprocessableError } from "@mortise/webhooks";
import { fill, strings } from "./strings/strings.ts";

export const isLoggedOut = (error: unknown): boolean => error instanceof UnauthorizedError;

export function reasonOf(error: unknown): string {
  if (error instanceof ConnectionError) return strings.unreachable;
  if (error instanceof NotFoundError) return strings.gone;
  if (error instanceof UnprocessableError) return Object.values(fieldErrors(error)).join(" ") || strings.notAccepted;
  if (!(error instanceof ApiException)) return strings.broken;
  const { detail } = (error.body ?? {}) as { detail?: unknown };
  return typeof detail === "string" ? detail : fill(strings.badStatus, { code: String(error.code) });
}

/** Messages by the name of the wrong field in the body. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof UnprocessableError)) return {};
  const { detail } = (error.body ?? {}) as { detail?: unknown };
  if (!Array.isArray(detail)) return {};
  const problems = detail as readonly { loc?: readonly string[]; msg?: string }[];
  // Reversed, so that of several problems of a field the first is shown.
  return Object.fromEntries(
    problems.toReversed().map(({ loc, msg }) => [loc?.[1] ?? "", msg === undefined ? strings.notAccepted : `${msg}.`]),
  );
}

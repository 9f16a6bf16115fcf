// What a failed call says to a person, and to which field it belongs.
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

/** By the name of the field of the body that is wrong. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof UnprocessableError)) return {};
  const { detail } = (error.body ?? {}) as { detail?: unknown };
  if (!Array.isArray(detail)) return {};
  const problems = detail as readonly { loc?: readonly string[]; msg?: string }[];
  // The first problem of a field is the one to mend.
  return Object.fromEntries(
    problems.toReversed().map(({ loc, msg }) => [loc?.[1] ?? "", msg === undefined ? strings.notAccepted : `${msg}.`]),
  );
}

// What a failed call says to a person, and to which field it belongs.
import { ApiException, ConnectionError, NotFoundError, UnauthorizedError, UnprocessableError } from "@mortise/webhooks";

export const isLoggedOut = (error: unknown): boolean => error instanceof UnauthorizedError;

export function reasonOf(error: unknown): string {
  if (error instanceof ConnectionError) return "The server cannot be reached. Check your connection and try again.";
  if (error instanceof NotFoundError) return "It is not there any more: somebody may have deleted it.";
  if (error instanceof UnprocessableError) return Object.values(fieldErrors(error)).join(" ") || "The server did not accept this.";
  if (!(error instanceof ApiException)) return "Something went wrong on this page. Load it again.";
  const { detail } = (error.body ?? {}) as { detail?: unknown };
  return typeof detail === "string" ? detail : `The server answered with status ${error.code}. Try again in a moment.`;
}

/** By the name of the field of the body that is wrong. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof UnprocessableError)) return {};
  const { detail } = (error.body ?? {}) as { detail?: unknown };
  if (!Array.isArray(detail)) return {};
  const problems = detail as readonly { loc?: readonly string[]; msg?: string }[];
  // The first problem of a field is the one to mend.
  return Object.fromEntries(problems.toReversed().map(({ loc, msg }) => [loc?.[1] ?? "", `${msg ?? "Not accepted"}.`]));
}

// Errors by which handlers refuse a request. api/http/management-http.ts gives them the wire's shape (webhook-api §6).
import type { z } from "zod";

interface FieldProblem {
  loc: string[];
  msg: string;
  type: string;
}

export class ManagementRefusal extends Error {
  static {
    this.prototype.name = "ManagementRefusal";
  }
  readonly status: number;
  /** Body: `HttpErrorOut`, or `HTTPValidationError` for 422. */
  readonly body: { code: string; detail: string } | { detail: FieldProblem[] };
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: ManagementRefusal["body"], headers: Readonly<Record<string, string>> = {}) {
    super("code" in body ? body.detail : body.detail.map(({ msg }) => msg).join("; "));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

const refusal = (status: number) => (code: string, detail: string) => new ManagementRefusal(status, { code, detail });

export const badRequest = refusal(400);
export const conflict = refusal(409);
/** Refusal of an unknown thing or one of another tenant, always the same. */
export const notFound = () => refusal(404)("not_found", "Entity not found.");
/** Refusal of an unknown path, which it names, so that callers do not suspect a wrong id. */
export const noSuchCall = (method: string, path: string) =>
  refusal(404)("not_found", `There is no ${method} ${shortened(path)} here. All calls are listed at /reference.`);
export const methodNotAllowed = (method: string, path: string, allow: string) =>
  new ManagementRefusal(
    405,
    { code: "method_not_allowed", detail: `${shortened(path)} takes ${allow}, not ${method}.` },
    { allow },
  );
const shortened = (path: string) => (path.length > 200 ? `${path.slice(0, 200)}…` : path);
export const unauthenticated = () =>
  refusal(401)("authentication_failed", "No token, or one that is invalid or has expired.");
export const insufficientAccess = () => refusal(403)("insufficient access", "This token may not make this call.");
export const tooLarge = (detail: string, headers?: Readonly<Record<string, string>>) =>
  new ManagementRefusal(413, { code: "payload_too_large", detail }, headers);

/** Refusal for a failure with a known cause, which is not logged as a fault of the program. */
export const serverError = (detail: string) => refusal(500)("server_error", detail);

export const invalidValue = (loc: string[], msg: string, type = "value_error") =>
  new ManagementRefusal(422, { detail: [{ loc, msg, type }] });

/** Refusal with all issues that a schema found in the body, the query or the path. */
export function invalidBy({ issues }: z.ZodError, place: "body" | "query" | "path", value: unknown): ManagementRefusal {
  const detail = issues.map(({ path, message, code, ...issue }): FieldProblem => {
    const loc = [place, ...path.map((part) => (typeof part === "number" ? `[${part}]` : String(part)))];
    // For an invalid key of a record the schema only says "Invalid key in record". The inner issue has the reason.
    const inner = code === "invalid_key" && "issues" in issue ? issue.issues : [];
    if (code !== "invalid_type") return { loc, msg: inner[0]?.message ?? message, type: "value_error" };
    if (valueAt(value, path) === undefined) return { loc, msg: "field required", type: "value_error.missing" };
    return { loc, msg: message, type: `type_error.${"expected" in issue ? String(issue.expected) : "value"}` };
  });
  return new ManagementRefusal(422, { detail });
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, part) => (typeof at === "object" && at !== null ? (at as Record<PropertyKey, unknown>)[part] : undefined),
    value,
  );

// What a handler throws to refuse; api/http/platform-http.ts gives it the wire's shape (platform-api §1.7, §1.9).
interface RefusalDetails {
  data?: unknown;
  /** Only for `invalid_input`: nested by field, each level with `_errors`. */
  validation_errors?: ValidationErrors;
  headers?: Readonly<Record<string, string>>;
}

export interface ValidationErrors {
  _errors: string[];
  [field: string]: ValidationErrors | string[];
}

export class Refusal extends Error {
  static {
    this.prototype.name = "Refusal";
  }
  readonly status: number;
  readonly type: string;
  readonly details: RefusalDetails;

  constructor(status: number, type: string, message: string, details: RefusalDetails = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }
}

export const badRequest = (type: string, message: string, details?: RefusalDetails) =>
  new Refusal(400, type, message, details);
export const unauthorized = (type: string, message: string) => new Refusal(401, type, message);
export const forbidden = (type: string, message: string) => new Refusal(403, type, message);

/** For a known path that was asked with another method (platform-api §1.8). */
export const wrongMethod = (allow: string, method: string) =>
  new Refusal(405, "method_not_allowed", `This call takes ${allow}, not ${method}.`, { headers: { allow } });

const longestPath = 200;

/** For a path that no call has. */
export const pathNotFound = (method: string, path: string) => {
  const shown = path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
  return new Refusal(404, "path_not_found", `There is no ${method} ${shown} here. All calls are listed at /reference.`);
};

/** Said of an error for which {@link Database.isUnavailable} is true. */
export const databaseAway = "The server's database cannot be reached or written to right now.";
/** Goes without a `Retry-After`: whoever asked again could have it done twice. */
export const outcomeUnknown =
  "The server lost its database during this change, so it may have been made anyway. Check before you try again.";
/** In seconds: long enough for the server to restart, short enough for somebody who waits at a door. */
export const comeBack = { "retry-after": "2" };
/**
 * For a refusal that does not wait for the rest of the body: the connection ends with it, so no further request may be
 * sent on it.
 */
export const lastAnswer = { connection: "close" };

/** For calls that only make sense in a sandbox, such as faults on request. */
export const notASandbox = () =>
  badRequest(
    "workspace_not_sandbox",
    "This workspace is not a sandbox, so it cannot be reset and nothing in it can be simulated.",
  );

/** One answer for an id that is unknown, of another workspace, or outside the session: nobody learns which. */
export const notFound = (noun: string, data?: unknown) => {
  const words = noun.replaceAll("_", " ");
  return new Refusal(
    404,
    `${noun}_not_found`,
    `${words.charAt(0).toUpperCase()}${words.slice(1)} not found`,
    data === undefined ? {} : { data },
  );
};

/**
 * Refuses a field in the same shape as the schema does, for rules that a schema cannot say. `field` may be a path:
 * `a.b`.
 */
export const invalidInput = (field: string, message: string): Refusal => new RuleRefusal(field, message);

export class RuleRefusal extends Refusal {
  readonly field: string;
  readonly rule: string;

  constructor(field: string, rule: string) {
    const nested = (inner: ValidationErrors, name: string): ValidationErrors => ({ _errors: [], [name]: inner });
    super(400, "invalid_input", `${rule} for "${field}"`, {
      validation_errors: field.split(".").reduceRight(nested, { _errors: [rule] }),
    });
    this.field = field;
    this.rule = rule;
  }
}

/** Runs `check`; what it refuses of a field `x` is told of `holder.x`. */
export function checkWithin<Checked>(holder: string, check: () => Checked): Checked {
  try {
    return check();
  } catch (error) {
    throw error instanceof RuleRefusal ? invalidInput(`${holder}.${error.field}`, error.rule) : error;
  }
}

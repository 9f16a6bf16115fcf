// Errors by which handlers refuse a request. api/http/platform-http.ts gives them the wire's shape (platform-api §1.7,
// §1.9).
interface RefusalDetails {
  data?: unknown;
  /** Errors of `invalid_input`, nested by field. Each level has `_errors`. */
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

/** Refusal of a known path with another method (platform-api §1.8). */
export const wrongMethod = (allow: string, method: string) =>
  new Refusal(405, "method_not_allowed", `This call takes ${allow}, not ${method}.`, { headers: { allow } });

const longestPath = 200;

/** Refusal of an unknown path. */
export const pathNotFound = (method: string, path: string) => {
  const shown = path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
  return new Refusal(404, "path_not_found", `There is no ${method} ${shown} here. All calls are listed at /reference.`);
};

/** Message for errors with {@link Database.isUnavailable}. */
export const databaseAway = "The server's database cannot be reached or written to right now.";
/** Message of an unknown outcome. It is sent without `Retry-After`, because a retry could do the work twice. */
export const outcomeUnknown =
  "The server lost its database during this change, so it may have been made anyway. Check before you try again.";
/** Header with the seconds until a retry: long enough for a restart, short enough for a person at a door. */
export const comeBack = { "retry-after": "2" };
/**
 * Header of a refusal that does not wait for the rest of the body. The connection ends with it.
 */
export const lastAnswer = { connection: "close" };

/** Refusal of calls that only work in a sandbox, such as requested faults. */
export const notASandbox = () =>
  badRequest(
    "workspace_not_sandbox",
    "This workspace is not a sandbox, so it cannot be reset and nothing in it can be simulated.",
  );

/** Refusal of an id that is unknown, of another workspace or outside the session, always the same. */
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
 * Refusal of a field, in the same shape as the schema's, for rules that a schema cannot express. `field` may be a path
 * such as `a.b`.
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

/** Runs `check`. A refusal of a field `x` becomes one of `holder.x`. */
export function checkWithin<Checked>(holder: string, check: () => Checked): Checked {
  try {
    return check();
  } catch (error) {
    throw error instanceof RuleRefusal ? invalidInput(`${holder}.${error.field}`, error.rule) : error;
  }
}

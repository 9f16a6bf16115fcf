// What a handler throws to refuse; http.ts gives it the wire's shape (platform-api §1.7, §1.9).
export interface RefusalDetails {
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

export const badRequest = (type: string, message: string, details?: RefusalDetails) => new Refusal(400, type, message, details);
export const unauthorized = (type: string, message: string) => new Refusal(401, type, message);
export const forbidden = (type: string, message: string) => new Refusal(403, type, message);

/** Of a database that {@link Database.isUnavailable}. */
export const databaseAway = "The server's database cannot be reached, or cannot write, just now.";
/** Nobody is told to come back with it, who would have it done twice. */
export const outcomeUnknown =
  "The server's database went away as this was written down: it may have been done. Look at what there is before you ask again.";
/** In seconds: long enough for a restart to be worth asking after, short enough for whoever stands at a door. */
export const comeBack = { "retry-after": "2" };
/** Where the rest of a body is not waited for: whoever asked next on that connection would find it cut. */
export const lastAnswer = { connection: "close" };

/** What tests ask of a sandbox, asked of a workspace that people live in. */
export const notASandbox = () =>
  badRequest("workspace_not_sandbox", "This workspace is not a sandbox: nothing in it can be reset, or made to happen.");

/** Unknown, of another workspace, or outside the session: one answer, so that nobody learns which. */
export const notFound = (noun: string, data?: unknown) => {
  const words = noun.replaceAll("_", " ");
  return new Refusal(
    404,
    `${noun}_not_found`,
    `${words.charAt(0).toUpperCase()}${words.slice(1)} not found`,
    data === undefined ? {} : { data },
  );
};

/** A rule that the schema cannot say, told as if it could. A full stop in `field` leads into what is nested. */
export const invalidInput = (field: string, message: string): Refusal => new RuleRefusal(field, message);

class RuleRefusal extends Refusal {
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

/** What `check` refuses of a field is told as of one inside `holder`. */
export function within<Checked>(holder: string, check: () => Checked): Checked {
  try {
    return check();
  } catch (error) {
    throw error instanceof RuleRefusal ? invalidInput(`${holder}.${error.field}`, error.rule) : error;
  }
}

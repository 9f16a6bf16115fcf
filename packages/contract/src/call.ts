// Type of a row: one call of the platform API as data. Validation, types, the client's methods, routing and the OpenAPI
// document all derive from the rows.
import type { z } from "zod";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Credentials of callers (docs/api/platform-api.md §1.2, §2.1, with the letters used there). */
export type CredentialKind =
  | "client_session" // C
  | "customer_session" // Cc, Cro: a client session of a customer
  | "api_key" // K
  | "access_token" // T: personal access token with workspace
  | "console_session" // U: console JWT with workspace
  | "publishable_key" // P
  | "sandbox_key" // only the controls of one sandbox workspace, `seam_sbx1…`
  | "none";

/** C K T U: calls open to every credential of a workspace, and to its client sessions. */
export const anyone = ["client_session", "api_key", "access_token", "console_session"] as const;
/** K T U: the workspace's own keys, never a browser session. */
export const keysOnly = ["api_key", "access_token", "console_session"] as const;
/** K T U Cc: the keys, and sessions of a customer, which see the customer's own entities. */
export const keysAndCustomers = ["customer_session", ...keysOnly] as const;
/** T U: a person's own credentials, for calls that are not about one workspace. */
export const peopleOnly = ["access_token", "console_session"] as const;
/** P K T U: credentials that may create a client session. */
export const sessionMakers = ["publishable_key", "api_key", "access_token", "console_session"] as const;

/** Credentials that may control a sandbox: its API key, or its sandbox key, which has no other rights. */
export const sandboxKeys = ["api_key", "sandbox_key"] as const;

/** Result of a call that answers only `{ ok: true }`. */
type Nothing = Readonly<Record<string, never>>;
export type Fields = Readonly<Record<string, z.ZodType>>;

export interface Call<Input extends z.ZodObject = z.ZodObject, Result extends Fields = Fields> {
  readonly path: `/${string}`;
  /** Method that this project's client sends. */
  readonly method: Method;
  /**
   * Methods that a server answers: those of `seamapi` 8.2.4 (2023) and those of the current API
   * (docs/api/platform-api.md §2.1).
   */
  readonly accepts: readonly Method[];
  readonly auth: readonly CredentialKind[];
  readonly summary: string;
  /** Sections of the documents in `docs/` that define the row, or a word where none does. */
  readonly source: string;
  readonly input: Input;
  /** Response keys beside `ok`. */
  readonly result: Result;
  /** Response key to whose value the client's method resolves; `null` if the method resolves to nothing. */
  readonly returns: string | null;
  /** When the client's method waits for the end of the returned action attempt. Absent if it never does. */
  readonly settles?: "always" | "on_request";
  /** Type of the action attempt's `result` after success; `{}` when absent. */
  readonly attempt?: z.ZodType;
  /** Error types to expect besides those that every call may raise (docs/api/platform-api.md §1.9). */
  readonly errors?: readonly string[];
  /** Whether the call is idempotent although its method does not say so. */
  readonly repeatable?: boolean;
  /** Input that this project's client adds unless one of the fields `unless` is given. */
  readonly fallback?: { readonly unless: readonly string[]; readonly send: Readonly<Record<string, unknown>> };
  /**
   * Whether only other clients send this call. This project's client has another call for it, or follows an older
   * version of the API (that of `seamapi` 8.2.4, of 2023).
   */
  readonly serverOnly?: boolean;
  /** Whether the client refuses the call unless the caller acknowledges that it is internal. */
  readonly internal?: boolean;
  /** Input field that a string argument fills: with `device_id`, `get("d1")` means `get({ device_id: "d1" })`. */
  readonly id?: string;
}

interface CallOptions<Input extends z.ZodObject, Result extends Fields> {
  accepts?: readonly Method[];
  auth?: readonly CredentialKind[];
  summary: string;
  source: string;
  input: Input;
  result?: Result;
  returns?: (keyof Result & string) | null;
  settles?: "always" | "on_request";
  attempt?: z.ZodType;
  errors?: readonly string[];
  repeatable?: boolean;
  fallback?: { readonly unless: readonly (keyof z.infer<Input> & string)[]; readonly send: Partial<z.input<Input>> };
  serverOnly?: boolean;
  internal?: boolean;
  id?: keyof z.infer<Input> & string;
}

/**
 * Returns one row. `accepts` defaults to the method alone, `auth` to {@link anyone}, `returns` to the first response
 * key.
 */
export function call<Input extends z.ZodObject, Result extends Fields = Nothing>(
  method: Method,
  path: `/${string}`,
  { accepts = [method], auth = anyone, result, returns, ...rest }: CallOptions<Input, Result>,
): Call<Input, Result> {
  const keys = Object.keys(result ?? {});
  return {
    method,
    path,
    accepts,
    auth,
    result: (result ?? {}) as Result,
    returns: returns === undefined ? (keys[0] ?? null) : returns,
    ...rest,
  };
}

/** Rows by noun and verb; nouns nest (`thermostats.climateSettingSchedules.create`). */
export interface CallTable {
  readonly [name: string]: Call | CallTable;
}

/** Whether the call changes nothing, so that read-only sessions may make it. */
export const isReading = ({ accepts }: Pick<Call, "accepts">): boolean => accepts.includes("GET");

export const isCall = (entry: Call | CallTable): entry is Call => typeof (entry as Call).path === "string";

/** Returns every row of a table with its dotted name: `["devices.list", row]`. */
export function listCalls(table: CallTable, prefix = ""): [name: string, row: Call][] {
  return Object.entries(table).flatMap(([name, entry]) =>
    isCall(entry) ? [[prefix + name, entry] as [string, Call]] : listCalls(entry, `${prefix}${name}.`),
  );
}

export type InputOf<Row> = Row extends Call<infer Input> ? z.output<Input> : never;
export type ResultOf<Row> =
  Row extends Call<z.ZodObject, infer Result> ? { [Key in keyof Result]: z.input<Result[Key]> } : never;

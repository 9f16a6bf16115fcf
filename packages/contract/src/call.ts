// One row of the contract. Validation, types, the client's methods, routing and OpenAPI all derive from rows.
import type { z } from "zod";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may ask (docs/api/platform-api.md §1.2, §2.1, by the letters there). */
export type CredentialKind =
  | "client_session" // C
  | "customer_session" // Cc, Cro: a client session of a customer
  | "api_key" // K
  | "access_token" // T: personal access token with workspace
  | "console_session" // U: console JWT with workspace
  | "publishable_key" // P
  | "sandbox_key" // the controls of one sandbox workspace, `seam_sbx1…`; nothing else
  | "none";

/** C K T U: calls open to every credential of a workspace, and to its client sessions. */
export const anyone = ["client_session", "api_key", "access_token", "console_session"] as const;
/** K T U: the workspace's own keys, never a browser session. */
export const keysOnly = ["api_key", "access_token", "console_session"] as const;
/** K T U Cc: the keys, and sessions of a customer, which see what is that customer's. */
export const keysAndCustomers = ["customer_session", ...keysOnly] as const;
/** T U: a person's own credentials, for calls that are not about one workspace. */
export const peopleOnly = ["access_token", "console_session"] as const;
/** P K T U: credentials that may make a client session. */
export const sessionMakers = ["publishable_key", "api_key", "access_token", "console_session"] as const;

/** Credentials that may control a sandbox: its API key, or its sandbox key, which can do nothing else. */
export const sandboxKeys = ["api_key", "sandbox_key"] as const;

/** The result of a call that answers with `ok` alone. */
type Nothing = Readonly<Record<string, never>>;
export type Fields = Readonly<Record<string, z.ZodType>>;

export interface Call<Input extends z.ZodObject = z.ZodObject, Result extends Fields = Fields> {
  readonly path: `/${string}`;
  /** The method that our client sends. */
  readonly method: Method;
  /** All methods that a server answers: those of both eras of the API (docs/api/platform-api.md §2.1). */
  readonly accepts: readonly Method[];
  readonly auth: readonly CredentialKind[];
  readonly summary: string;
  /** The section of the specification that the row comes from. */
  readonly source: string;
  readonly input: Input;
  /** Response keys beside `ok`. */
  readonly result: Result;
  /** The response key the client's method resolves to; `null` for calls that answer `{ ok: true }` alone. */
  readonly returns: string | null;
  /** The client's method waits until the returned action attempt has ended. */
  readonly settles?: "always" | "on_request";
  /** What the action attempt's `result` holds once it succeeded; `{}` when absent. */
  readonly attempt?: z.ZodType;
  /** Error types a caller should expect beside those every call may raise (docs/api/platform-api.md §1.9). */
  readonly errors?: readonly string[];
  /** May be sent twice without harm, although its method does not say so. */
  readonly repeatable?: boolean;
  /** What our client sends unless one of these fields is given. */
  readonly fallback?: { readonly unless: readonly string[]; readonly send: Readonly<Record<string, unknown>> };
  /**
   * Only other clients send this call; ours has another one for the same, or follows an older version of the API
   * (8.2.4, of 2023).
   */
  readonly serverOnly?: boolean;
  /** The client refuses the call unless the caller acknowledges that it is internal. */
  readonly internal?: boolean;
  /** Input field that a bare string argument stands for. */
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
 * Writes one row. `accepts` defaults to the method alone, `auth` to {@link anyone}, `returns` to the first response
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

/** It changes nothing, so that a read-only session may make it. */
export const isReading = ({ accepts }: Pick<Call, "accepts">): boolean => accepts.includes("GET");

export const isCall = (entry: Call | CallTable): entry is Call => typeof (entry as Call).path === "string";

/** Every row of a table with its dotted name: `["devices.list", row]`. */
export function listCalls(table: CallTable, prefix = ""): [name: string, row: Call][] {
  return Object.entries(table).flatMap(([name, entry]) =>
    isCall(entry) ? [[prefix + name, entry] as [string, Call]] : listCalls(entry, `${prefix}${name}.`),
  );
}

export type InputOf<Row> = Row extends Call<infer Input> ? z.output<Input> : never;
export type ResultOf<Row> =
  Row extends Call<z.ZodObject, infer Result> ? { [Key in keyof Result]: z.input<Result[Key]> } : never;

// Type of a row: one call of the webhook-management API as data. The client's methods, validation and routing derive
// from the rows, and so does the OpenAPI document.
import { z } from "zod";
import type { Method } from "../call.ts";
import { type PathParameter, pathParameters } from "./fields.ts";

/** Prefix of every path of the API. */
export const managementPrefix = "/api/v1";

/**
 * Token that a call needs (docs/api/webhook-api.md §5, Rights): `none`; `organization`, the environment's own token;
 * `application`, which also accepts a token that is scoped to the application of the path (dashboard access,
 * integration keys); `dashboard`, only a dashboard-access token.
 */
export type ManagementAuth = "none" | "organization" | "application" | "dashboard";

type SuccessStatus = 200 | 201 | 202 | 204;

export interface ManagementCall<
  Path extends string = string,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType | null = z.ZodType | null,
  Result extends z.ZodType | null = z.ZodType | null,
> {
  readonly path: Path;
  readonly method: Method;
  readonly auth: ManagementAuth;
  readonly summary: string;
  /** Sections of the documents in `docs/` that define the row. */
  readonly source: string;
  /** Path parameters, in the order of the path: the client's first arguments. */
  readonly params: z.ZodObject<{ [Name in NamesIn<Path>]: (typeof pathParameters)[Name] }>;
  readonly query: Query;
  /** Body of the request; `null` without one. */
  readonly body: Body;
  /**
   * Parameters that current `svix` clients send and this service does not support, each with the reason. The service
   * refuses them with 422 in a query or a body: without them, it would do something else than the caller requested. A
   * value that requests nothing (null, false, empty) passes.
   */
  readonly refuses: Readonly<Record<string, string>>;
  readonly status: SuccessStatus;
  /** Second success status, for an answer with an existing entity instead of a new one. */
  readonly existing?: 200;
  /** Body of the answer; `null` without one. */
  readonly result: Result;
  /** Error statuses that are documented besides 401, 403, 404, 409 and 422 (docs/api/webhook-api.md §2, "+err"). */
  readonly errors: readonly number[];
  /** Further names of the client's method, each with the query that it presets. */
  readonly also?: Readonly<Record<string, Partial<z.output<Query>>>>;
  readonly deprecated?: true;
}

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name & PathParameter) | NamesIn<Rest>
  : never;
type NoQuery = z.ZodObject<Readonly<Record<string, never>>>;

interface RowOptions<Query extends z.ZodObject, Body extends z.ZodType | null, Result extends z.ZodType | null> {
  auth?: ManagementAuth;
  summary: string;
  source: string;
  query?: Query;
  body?: Body;
  status: SuccessStatus;
  existing?: 200;
  result?: Result;
  refuses?: Readonly<Record<string, string>>;
  errors?: readonly number[];
  also?: Readonly<Record<string, Partial<z.output<Query>>>>;
  deprecated?: true;
}

/** Returns one row. `auth` defaults to `application`; query, body and result default to none. */
export function managementCall<
  const Path extends `/${string}`,
  Query extends z.ZodObject = NoQuery,
  Body extends z.ZodType | null = null,
  Result extends z.ZodType | null = null,
>(method: Method, path: Path, options: RowOptions<Query, Body, Result>): ManagementCall<Path, Query, Body, Result> {
  const { auth = "application", query, body, result, refuses = {}, errors = [], ...rest } = options;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as PathParameter);
  const params = z.object(Object.fromEntries(names.map((name) => [name, pathParameters[name]])));
  return {
    method,
    path,
    auth,
    params: params as unknown as ManagementCall<Path>["params"],
    query: query ?? (z.object({}) as unknown as Query),
    body: (body ?? null) as Body,
    result: (result ?? null) as Result,
    refuses,
    errors,
    ...rest,
  };
}

/** Rows by group and verb, as the client's methods are named: `application.create`. */
export interface ManagementTable {
  readonly [group: string]: { readonly [verb: string]: ManagementCall };
}

/** Returns every row of a table with its dotted name: `["application.create", row]`. */
export const listManagementCalls = (table: ManagementTable): [name: string, row: ManagementCall][] =>
  Object.entries(table).flatMap(([group, rows]) =>
    Object.entries(rows).map(([verb, entry]): [string, ManagementCall] => [`${group}.${verb}`, entry]),
  );

export type ParamsOf<Row> = Row extends { params: infer Params extends z.ZodType } ? z.output<Params> : never;
export type QueryOf<Row> = Row extends { query: infer Query extends z.ZodType } ? z.output<Query> : never;
export type BodyOf<Row> = Row extends { body: infer Body extends z.ZodType } ? z.output<Body> : undefined;
export type AnswerOf<Row> = Row extends { result: infer Result extends z.ZodType } ? z.input<Result> : undefined;

// Keyset pagination over (created_at, id). The cursor holds the last row of a page, and a hash of the list's parameters
// (platform-api §3.19).
import { createHash } from "node:crypto";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { badRequest } from "../errors.ts";
import { isTypeless } from "../text/typeless.ts";

export interface Pagination {
  has_next_page: boolean;
  next_page_cursor: string | null;
  next_page_url: string | null;
}

export interface Place {
  created_at: string;
  id: string;
}

type Parameters = Readonly<Record<string, unknown>>;

/** Parses a cursor. Returns `undefined` for no cursor. Throws for an invalid one, and for one of other parameters. */
export function placeOf(cursor: string | null | undefined, parameters: Parameters): Place | undefined {
  if (cursor === undefined || cursor === null || cursor === "") return undefined;
  const [created_at = "", id = "", fingerprint] = decode(cursor);
  if (!isMoment.test(created_at) || !isId.test(id) || fingerprint !== fingerprintOf(parameters))
    throw badRequest(
      "mismatched_page_parameters",
      "page_cursor belongs to a call with other parameters; send the same ones, or start without it.",
    );
  return { created_at, id };
}

/** Parts of a cursor, as {@link pageOfRows} writes them. */
const isMoment = /^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/;
const isId = /^[\da-f-]{36}$/;

/** Makes a page. @param rows - Up to `limit + 1` rows. The last of them only shows that there are more. */
export function pageOfRows<Row extends { created_at: string }>(
  rows: readonly Row[],
  { limit, idOf, parameters, url }: { limit: number; idOf: (row: Row) => string; parameters: Parameters; url: string },
): { rows: readonly Row[]; pagination: Pagination } {
  const shown = rows.length > limit ? rows.slice(0, limit) : rows;
  const last = rows.length > limit ? shown.at(-1) : undefined;
  if (!last) return { rows: shown, pagination: { has_next_page: false, next_page_cursor: null, next_page_url: null } };
  const next_page_cursor = encode([last.created_at, idOf(last), fingerprintOf(parameters)]);
  const next = new URL(url);
  for (const [name, value] of Object.entries(parameters)) setParameter(next.searchParams, name, value);
  next.searchParams.set("page_cursor", next_page_cursor);
  return { rows: shown, pagination: { has_next_page: true, next_page_cursor, next_page_url: next.href } };
}

interface PageOptions<Row> {
  place: Place | undefined;
  limit: number;
  idOf: (row: Row) => string;
  /** Condition that the database cannot check. */
  matches?: ((row: Row) => boolean) | undefined;
  parameters: Parameters;
  url: string;
}

/** Reads a page. @param read - Returns rows after a place, oldest first, up to a limit. */
export async function readPage<Row extends { created_at: string }>(
  read: ReadRows<Row>,
  { place, limit, idOf, matches, parameters, url }: PageOptions<Row>,
): Promise<{ rows: readonly Row[]; pagination: Pagination }> {
  const asked = { place, limit: limit + 1, idOf };
  const rows = await (matches ? readMatching(read, { ...asked, matches }) : read(place, limit + 1));
  return pageOfRows(rows, { limit, idOf, parameters, url });
}

type ReadRows<Row> = (place: Place | undefined, limit: number) => Promise<readonly Row[]>;

/** Reads a query's rows, oldest first. @param id - Column that distinguishes rows of one moment. */
export const oldestFirst =
  <Table extends keyof Schema, Row>(query: SelectQueryBuilder<Schema, Table, Row>, id: string): ReadRows<Row> =>
  (place, limit) =>
    (place ? query.where(sql<boolean>`(created_at, ${sql.ref(id)}) > (${place.created_at}, ${place.id})`) : query)
      .orderBy(sql.ref("created_at"))
      .orderBy(sql.ref(id))
      .limit(limit)
      .execute();

const chunk = 500;

/**
 * Reads rows in order until `limit` of them match a condition that the database cannot check. Other requests are
 * answered between two chunks, because none of a hundred thousand devices may match.
 */
export async function readMatching<Row extends { created_at: string }>(
  read: ReadRows<Row>,
  {
    place,
    limit,
    idOf,
    matches,
  }: { place: Place | undefined; limit: number; idOf: (row: Row) => string; matches: (row: Row) => boolean },
): Promise<Row[]> {
  const found: Row[] = [];
  const size = Math.max(limit, chunk);
  let from = place;
  for (;;) {
    const rows = await read(from, size);
    found.push(...rows.filter(matches));
    const last = rows.at(-1);
    if (!last || rows.length < size || found.length >= limit) return found.slice(0, limit);
    from = { created_at: last.created_at, id: idOf(last) };
    await new Promise(setImmediate);
  }
}

function setParameter(query: URLSearchParams, name: string, value: unknown): void {
  if (name === "page_cursor" || value === undefined || value === null) return;
  if (typeof value === "object" && isTypeless(value)) {
    for (const [key, text] of Object.entries(value)) query.append(`${name}.${key}`, String(text));
    return;
  }
  for (const each of Array.isArray(value) ? value : [value])
    query.append(name, typeof each === "object" ? JSON.stringify(each) : String(each));
}

function fingerprintOf(parameters: Parameters): string {
  const entries = Object.entries(parameters).filter(
    ([name, value]) => name !== "page_cursor" && value !== undefined && value !== null,
  );
  const text = JSON.stringify(entries);
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}

const encode = (parts: readonly string[]): string => Buffer.from(JSON.stringify(parts)).toString("base64url");

function decode(cursor: string): (string | undefined)[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Array.isArray(parts) && parts.every((part) => typeof part === "string") ? parts : [];
  } catch {
    return [];
  }
}

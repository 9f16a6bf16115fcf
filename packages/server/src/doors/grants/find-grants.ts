// Finds the grants and methods that a caller may see, by id, key or filter.
import { type RawBuilder, sql } from "kysely";
import type { everyCall, InputOf } from "@mortise/contract";
import type { Query } from "../../base/db/database.ts";
import type { AccessGrantRow, AccessMethodRow } from "../../base/db/grant-schema.ts";
import { columnContains } from "../../base/db/search-text.ts";
import { notFound } from "../../base/errors.ts";
import { oldestFirst, type Pagination, placeOf, readPage } from "../../base/lists/pagination.ts";
import { matchNothing } from "../access/match-nothing.ts";
import type { Context } from "../context.ts";

export interface GrantRef {
  access_grant_id?: string | undefined;
  access_grant_key?: string | undefined;
}

type Seer = Pick<Context, "workspace" | "session">;

/** Selects visible grants. A client session sees its customer's. */
export function visibleGrants({ workspace, session }: Seer, query: Query) {
  const grants = query.selectFrom("access_grants").where("workspace_id", "=", workspace.workspace_id);
  return session ? grants.where("customer_key", "=", session.customer_key) : grants;
}

export function visibleMethods({ workspace, session }: Seer, query: Query) {
  const methods = query.selectFrom("access_methods").where("workspace_id", "=", workspace.workspace_id);
  return session
    ? methods.where("access_grant_id", "in", visibleGrants({ workspace, session }, query).select("access_grant_id"))
    : methods;
}

export async function requireGrant(context: Context, query: Query, ref: GrantRef): Promise<AccessGrantRow> {
  let found = visibleGrants(context, query).selectAll();
  if (ref.access_grant_id !== undefined) found = found.where("access_grant_id", "=", ref.access_grant_id.toLowerCase());
  if (ref.access_grant_key !== undefined) found = found.where("access_grant_key", "=", ref.access_grant_key);
  const row = await found.executeTakeFirst();
  if (!row) throw notFound("access_grant", { ...ref });
  return row;
}

type Condition = RawBuilder<boolean>;
const lower = (id: string): string => id.toLowerCase();

/** Grants that open the door, named itself or by a space. */
const atDoor = (device_id: string): Condition => sql<boolean>`access_grant_id in (
  select d.access_grant_id from access_grant_devices as d where d.device_id = ${device_id}
  union select s.access_grant_id from access_grant_spaces as s
  join space_devices as p on p.space_id = s.space_id where p.device_id = ${device_id})`;

const onSpace = (space_id: string): Condition =>
  sql<boolean>`access_grant_id in (select s.access_grant_id from access_grant_spaces as s where s.space_id = ${space_id})`;

/** Grants of the customer, and others that name one of its spaces or a device of its accounts. */
const ofCustomer = ({ workspace }: Context, customer_key: string): Condition => sql<boolean>`access_grant_id in (
  select o.access_grant_id from access_grants as o
  where o.workspace_id = ${workspace.workspace_id} and o.customer_key = ${customer_key}
  union select g.access_grant_id from access_grant_spaces as g join spaces as s on s.space_id = g.space_id
  where s.workspace_id = ${workspace.workspace_id} and s.customer_key = ${customer_key}
  union select g.access_grant_id from access_grant_devices as g join devices as d on d.device_id = g.device_id
  join connected_accounts as a on a.connected_account_id = d.connected_account_id
  where a.workspace_id = ${workspace.workspace_id} and a.customer_key = ${customer_key})`;

const ofCode = (access_code_id: string, column: "access_grant_id" | "access_method_id"): Condition =>
  sql<boolean>`${sql.ref(column)} = (select c.${sql.ref(column)} from access_codes as c where c.access_code_id = ${access_code_id})`;

type GrantFilters = InputOf<typeof everyCall.accessGrants.list>;

export function listGrants(
  context: Context,
  { page_cursor, ...parameters }: GrantFilters,
): Promise<Found<AccessGrantRow>> {
  return readPage(oldestFirst(narrowedGrants(context, parameters), "access_grant_id"), {
    place: placeOf(page_cursor, parameters),
    limit: parameters.limit ?? usualLimit,
    idOf: ({ access_grant_id }) => access_grant_id,
    parameters,
    url: `${context.origin}/access_grants/list`,
  });
}

export interface Found<Row> {
  rows: readonly Row[];
  pagination: Pagination;
}

const usualLimit = 500;

function narrowedGrants(context: Context, filters: Omit<GrantFilters, "page_cursor">) {
  const { database } = context;
  let query = visibleGrants(context, database.query).selectAll();
  const {
    access_grant_ids: ids,
    user_identity_id,
    device_id,
    access_code_id,
    access_grant_key,
    reservation_key,
  } = filters;
  const space_id = filters.space_id ?? filters.location_id;
  if (ids) query = query.where(database.among("access_grant_id", ids.map(lower)));
  if (user_identity_id !== undefined) query = query.where(ofPerson(context, lower(user_identity_id)));
  if (device_id !== undefined) query = query.where(atDoor(lower(device_id)));
  if (space_id !== undefined) query = query.where(onSpace(lower(space_id)));
  if (access_code_id !== undefined) query = query.where(ofCode(lower(access_code_id), "access_grant_id"));
  if (filters.customer_key !== undefined) query = query.where(ofCustomer(context, filters.customer_key));
  if (filters.acs_entrance_id !== undefined || filters.acs_system_id !== undefined) query = query.where(matchNothing);
  // A query string expresses null as an empty text.
  if (access_grant_key === null || access_grant_key === "") query = query.where("access_grant_key", "is", null);
  else if (access_grant_key !== undefined) query = query.where("access_grant_key", "=", access_grant_key);
  if (reservation_key !== undefined) query = query.where("reservation_key", "=", reservation_key);
  if (filters.search) query = query.where(holds(context, filters.search));
  return query;
}

/** Grants of a person. The ids of merged people lead to the survivor. */
const ofPerson = ({ workspace }: Context, user_identity_id: string): Condition => sql<boolean>`user_identity_id in (
  ${user_identity_id}, (select n.user_identity_id from user_identity_names as n
  where n.workspace_id = ${workspace.workspace_id} and n.kind = 'id' and n.name = ${user_identity_id}))`;

const holds = ({ workspace }: Context, text: string): Condition => sql<boolean>`(${columnContains("search", text)}
  or user_identity_id in (select p.user_identity_id from user_identities as p
  where p.workspace_id = ${workspace.workspace_id} and ${columnContains("p.search", text)}))`;

type MethodFilters = InputOf<typeof everyCall.accessMethods.list>;

export function listMethods(
  context: Context,
  { page_cursor, ...filters }: MethodFilters,
): Promise<Found<AccessMethodRow>> {
  const { database, workspace } = context;
  let query = visibleMethods(context, database.query).selectAll();
  const { access_grant_id, access_grant_key, device_id, space_id, access_code_id } = filters;
  const grants = (condition: Condition) =>
    sql<boolean>`access_grant_id in (select access_grant_id from access_grants
      where workspace_id = ${workspace.workspace_id} and ${condition})`;
  if (access_grant_id !== undefined) query = query.where("access_grant_id", "=", lower(access_grant_id));
  if (access_grant_key !== undefined) query = query.where(grants(sql`access_grant_key = ${access_grant_key}`));
  if (space_id !== undefined) query = query.where(grants(onSpace(lower(space_id))));
  if (device_id !== undefined)
    query = query
      .where(sql<boolean>`access_method_id in (
        select p.access_method_id from access_method_doors as p where p.device_id = ${lower(device_id)})`)
      // A door that the grant no longer opens stays in the method.
      .where(grants(atDoor(lower(device_id))));
  if (access_code_id !== undefined) query = query.where(ofCode(lower(access_code_id), "access_method_id"));
  if (filters.acs_entrance_id !== undefined) query = query.where(matchNothing);
  return readPage(oldestFirst(query, "access_method_id"), {
    place: placeOf(page_cursor, filters),
    limit: filters.limit ?? usualLimit,
    idOf: ({ access_method_id }) => access_method_id,
    parameters: filters,
    url: `${context.origin}/access_methods/list`,
  });
}

export async function requireMethods(
  context: Context,
  query: Query,
  ids: readonly string[],
): Promise<AccessMethodRow[]> {
  const named = [...new Set(ids.map(lower))];
  const rows = await visibleMethods(context, query).selectAll().where(query.among("access_method_id", named)).execute();
  const found = new Set(rows.map(({ access_method_id }) => access_method_id));
  const access_method_id = named.find((id) => !found.has(id));
  if (access_method_id !== undefined) throw notFound("access_method", { access_method_id });
  return rows;
}

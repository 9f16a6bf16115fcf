// Lists user identities by filters, in pages.
import { type everyCall, type InputOf } from "@mortise/contract";
import { sql } from "kysely";
import { columnContains } from "../../base/db/search-text.ts";
import type { UserIdentityRow } from "../../base/db/user-identities.ts";
import { oldestFirst, type Pagination, placeOf, readPage } from "../../base/lists/pagination.ts";
import { toMoment } from "../../base/moments.ts";
import { matchNothing } from "../access/match-nothing.ts";
import { personOfSession } from "../access/person-access.ts";
import type { Context } from "../context.ts";

type Filters = InputOf<typeof everyCall.userIdentities.list>;
const usualLimit = 500;

export function listIdentities(
  context: Context,
  { page_cursor, ...parameters }: Filters,
): Promise<{ rows: readonly UserIdentityRow[]; pagination: Pagination }> {
  return readPage(oldestFirst(narrowed(context, parameters), "user_identity_id"), {
    place: placeOf(page_cursor, parameters),
    limit: parameters.limit ?? usualLimit,
    idOf: ({ user_identity_id }) => user_identity_id,
    parameters,
    url: `${context.origin}/user_identities/list`,
  });
}

function narrowed({ database, workspace, session }: Context, filters: Omit<Filters, "page_cursor">) {
  const { workspace_id } = workspace;
  let query = database.query.selectFrom("user_identities").selectAll().where("workspace_id", "=", workspace_id);
  if (session) query = query.where(personOfSession({ workspace }, session));
  if (filters.credential_manager_acs_system_id !== undefined) query = query.where(matchNothing);
  if (filters.user_identity_ids) {
    const ids = filters.user_identity_ids.map((id) => id.toLowerCase());
    query = query.where(
      sql<boolean>`(${database.among("user_identity_id", ids)} or user_identity_id in (
        select n.user_identity_id from user_identity_names as n
        where n.workspace_id = ${workspace_id} and n.kind = 'id' and ${database.among("n.name", ids)}))`,
    );
  }
  if (filters.created_before !== undefined)
    query = query.where("created_at", "<", toMoment("created_before", filters.created_before));
  if (filters.search) query = query.where(columnContains("search", filters.search));
  return query;
}
